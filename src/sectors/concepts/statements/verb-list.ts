// Verbs that founders tell their problem with, one a line: Spanish infinitive = English base.
// Before « = », what is irregular in Spanish: p the stressed stem of the present, t that of «pidió» and «pidiendo», r that of a strong past, y its first
// person of the present, f its participle. A last word in either language is the preposition that the verb takes; «~» a verb whose subject may follow it, «!» one that says nothing without an object. « < » is read as Spanish and « > » as English alone.

export const VERB_LIST = `
querer p=quier y=quiero r=quis ! = want
demorar ! < take
controlar ! = keep track of
estafar ! = swindle
lesionarse = get injured
oler p=huel a = smell of
caber por = fit through
perder p=pierd la pista a = lose track of
dar y=doy por perdido = write off
presentarse = turn up
instalar = install
montar ! = set up
publicar ! = post
pasar a = happen to
aprobar p=aprueb < pass
recorrer ! = drive
recorrer ! = travel
hacer y=hago r=hic f=hecho cola = queue
superar ! = exceed
rendirse p=rind t=rind = give up
cenar fuera = eat out
comer fuera = eat out
abandonar = abandon
abrir f=abierto = open
acabar en = end up in
acabar con = end up with
acabar ~ = end
aceptar = accept
aguantar = hold out
alquilar = rent
anotar = note down
apagar = switch off
apagar = turn off
aparecer y=aparezco ~ = appear
aparecer y=aparezco = turn up
aprender = learn
apuntar = write down
apuntar = note
arreglar = fix
arreglar = repair
atender p=atiend = serve
aumentar ~ = increase
ayudar = help
bajar ~ = fall
beber = drink
borrar = delete
buscar = look for
caber y=quepo r=cup ~ = fit in
caer t=cay y=caigo ~ = fall
cambiar de = change
cambiar = change
cancelar = cancel
cargar con = carry
cargar ! = carry
cargar ! = load
casarse = get married
cenar = have dinner
cerrar p=cierr ~ = close
cerrar p=cierr ~ = shut
cobrar ! = charge
coger y=cojo ! < take
coger y=cojo el teléfono = answer the phone
comer = eat
comprar = buy
comprobar p=comprueb = check
conducir y=conduzco r=conduj = drive
conocer y=conozco = know
conseguir p=consigu t=consigu y=consigo = get
construir p=construy t=construy = build
contar p=cuent con < have
contar p=cuent = tell
contestar = answer
contratar = hire
convencer = convince
corregir p=corrig t=corrig y=corrijo = correct
corregir p=corrig t=corrig y=corrijo = mark
cortar = cut
cortarse el pelo = get a haircut
cortarse el pelo = have their hair cut
costar p=cuest ~ = cost
creer t=crey = believe
cruzar = cross
cubrir f=cubierto = cover
cuidar = look after
dar y=doy ! = give
deber = owe
decidir = decide
decir p=dic t=dic r=dij y=digo f=dicho = say
decir p=dic t=dic r=dij y=digo f=dicho = tell
dejar ! = leave
dejar de = stop
desayunar fuera = have breakfast out
desayunar = have breakfast
descubrir f=descubierto = find out
desperdiciar = waste
devolver p=devuelv f=devuelto = return
devolver p=devuelv f=devuelto = give back
devolver p=devuelv f=devuelto = send back
dibujar = draw
dirigir = manage
diseñar = design
dormir p=duerm t=durm = sleep
durar = last
echar ! = throw out
echar de menos < miss
elegir p=elig t=elig y=elijo = choose
empezar p=empiez ~ = start
encargar = order
encontrar p=encuentr = find
enseñar = show
enseñar = teach
entender p=entiend = understand
entrar en = get into
entregar = deliver
enviar p=enví = send
escribir f=escrito = write
esperar = wait
esperar = wait for
estropearse ~ = break down
facturar = invoice
fallar ~ = let down
faltar ~ = be missing
firmar = sign
firmar con = sign with
fundar = found
ganar = earn
ganar = win
gastar = spend
guardar = keep
gustar = like
hablar con = talk to
hablar con = speak to
hablar = speak
hacer y=hago r=hic f=hecho ! = do
hacer y=hago r=hic f=hecho ! = make
hallar = find
heredar = inherit
imprimir f=impreso = print
incluir p=incluy t=incluy = include
intentar = try
jubilarse ~ = retire
jugarse p=jueg = risk
jugar p=jueg = play
juntar = gather
lavar = wash
leer t=ley = read
limpiar = clean
llamar = call
llamar = ring
llegar a = reach
llegar a = get to
llegar a = arrive at
llegar tarde = arrive late
llegar ~ = arrive
llenar ! = fill
llevar ! < take
llevar ! = carry
llevarse = take away
mandar = send
mentir p=mient t=mint = lie
mirar ! = look at
mirar ! = watch
morir p=muer t=mur f=muerto ~ = die
mover p=muev = move
mudarse = move house
multar = fine
necesitar = need
odiar = hate
ofrecer y=ofrezco = offer
olvidar = forget
pagar = pay
pagar = pay for
parar = stop
pasar de = exceed
pasar ~ = happen
pasar ! = spend
pedir hora = book an appointment
pedir cita = book an appointment
pedir p=pid t=pid ! = ask for
pedir p=pid t=pid = order
pensar p=piens = think
perder p=pierd = lose
perder p=pierd > miss
pintar = paint
poner y=pongo r=pus f=puesto ! = put
preferir p=prefier t=prefir = prefer
preguntar = ask
preparar = prepare
prestar = lend
probar p=prueb = try
prometer = promise
publicar = publish
quedarse sin = run out of
quedarse en = stay at
quedarse = stay
quejarse = complain
quemar = burn
quitar ! = take away
recibir = receive
recibir presupuestos disparatados = get quoted silly money
recibir presupuestos de = get quotes from
recoger y=recojo = pick up
recoger y=recojo = collect
recomendar p=recomiend = recommend
regalar ! = give
renovar p=renuev = renew
renunciar = resign
reparar = repair
repetir p=repit t=repit = repeat
reservar = book
resolver p=resuelv f=resuelto = solve
responder = reply
robar = steal
romper f=roto = break
romperse f=roto ~ = break
saber y=sé r=sup = know
sacar ! = take out
salir y=salgo de < leave
salir y=salgo = go out
subir ~ = go up
sufrir = suffer
suspender = fail
tardar ! < take
tener y=tengo r=tuv p=tien ! = have
terminar = finish
tirar ! = throw away
tirar = bin
tocar ! = play
tomar ! < have
trabajar = work
traer y=traigo r=traj = bring
usar ! = use
vender = sell
venir y=vengo r=vin p=vien t=vin ~ = come
ver y=veo f=visto ! = see
viajar = travel
vivir = live
volver p=vuelv f=vuelto a = go back to
volver p=vuelv f=vuelto = come back
ir y=voy = go
ir en coche a = drive to
`;

/** Verbs that an infinitive follows, «que» or a preposition before it: in English with `to` after the last word, or with the -ing of what follows. */
export const CHAIN_LIST = `
querer p=quier y=quiero r=quis = want to
necesitar = need to
tener y=tengo r=tuv p=tien que = have to
intentar = try to
preferir p=prefier t=prefir = prefer to
empezar p=empiez a = start to
olvidar = forget to
conseguir p=consigu t=consigu y=consigo = manage to
decidir = decide to
esperar = hope to
soler p=suel = tend to
dejar de = stop -ing
terminar de = finish -ing
enseñar a = teach to
evitar = avoid -ing
acabar = end up -ing
terminar = end up -ing
seguir p=sigu t=sigu y=sigo = keep -ing
saber y=sé r=sup = know how to
ayudar a = help to
negarse p=nieg a = refuse to
volver p=vuelv f=vuelto a = go back to
odiar = hate -ing
`;

/** English verbs that are irregular: base, past and participle. */
export const IRREGULAR_LIST = `
be was been
break broke broken
bring brought brought
build built built
buy bought bought
choose chose chosen
come came come
cost cost cost
cut cut cut
die died died
do did done
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
find found found
forget forgot forgotten
get got got
give gave given
go went gone
have had had
hear heard heard
keep kept kept
know knew known
leave left left
lend lent lent
let let let
lose lost lost
make made made
pay paid paid
put put put
read read read
ring rang rung
run ran run
say said said
see saw seen
sell sold sold
send sent sent
show showed shown
shut shut shut
sleep slept slept
speak spoke spoken
spend spent spent
steal stole stolen
take took taken
teach taught taught
tell told told
think thought thought
throw threw thrown
understand understood understood
win won won
write wrote written
`;
