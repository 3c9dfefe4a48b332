// What stands beside a verb, the same in both languages, one a line; « < » is read as Spanish and « > » as English alone.

export const ADVERB_LIST = `
aquí = here
allí = there
cerca = nearby
por aquí = around here
fuera = away
lejos = far away
a ciegas = blind
por internet = online
en línea < online
online = online
por la mañana = in the morning
por las mañanas = in the mornings
por la tarde = in the afternoon
por las tardes = in the afternoons
por la noche = at night
por las noches = at night
de noche = at night
de día = by day
al mediodía = at midday
a medianoche = at midnight
ya = already
todavía = still
aún < still
siempre = always
nunca = never
casi nunca = hardly ever
casi a diario = almost every day
a diario = every day
cada día < every day
todos los días < every day
cada noche = every night
cada mañana = every morning
cada semana = every week
todas las semanas < every week
semanalmente < every week
cada mes = every month
todos los meses < every month
cada año = every year
cada curso = every school year
cada trimestre = every term
cada temporada = every season
cada quince días = once a fortnight
cada dos semanas < every two weeks
cada dos semanas > every two weeks
cada dos meses = every two months
cada mes y medio = every six weeks
una vez en la vida = once in their lives
una vez en la vida > once in a lifetime
los fines de semana = at weekends
los fines de semana > at the weekend
el año pasado = last year
el mes pasado = last month
la semana pasada = last week
el verano pasado = last summer
ayer = yesterday
hoy = today
mañana = tomorrow
después = afterwards
luego = then
antes = before
solo para eso = just for that
para eso = for that
por nada = for next to nothing
por nada > for nothing
a su cuenta = on their own
por su cuenta = on their own
de verdad = for real
gratis = for free
gratis > free of charge
sin factura = without an invoice
sin cita = without an appointment
con cita = with an appointment
con una semana = a week ahead
con una semana > a week in advance
en persona = in person
en casa = at home
a casa = home
en bici = by bike
en coche = by car
en autobús = by bus
en bus < by bus
a pie = on foot
en efectivo = in cash
por transferencia = by bank transfer
tarde = late
pronto = soon
pronto > early
otra vez = again
de nuevo < again
mucho = a lot
poco = little
bien = well
mal = badly
a la vez = at the same time
de descuento < off
de golpe = all at once
cada vez > at a time
así = like that
hasta casa de su madre < to their mother’s house
a casa de su madre < to their mother’s house
de media = on average
cada uno = each
cada una < each
como mínimo = at least
al menos < at least
como máximo = at most
como mucho < at most
sobre todo = above all
en verano = in summer
en invierno = in winter
en primavera = in spring
en otoño = in autumn
en Navidad = at Christmas
por Navidad < at Christmas
entre semana = on weekdays
a tiempo = on time
en plantilla = on the payroll
por adelantado = up front
por adelantado > in advance
al empezar = at the start
al acabar = at the end
en cualquier papel > on the back of a bag
en cualquier papel > on the back of an envelope
en cualquier papel > on a napkin
`;

/** After a noun: in English where it is, in Spanish with «de». */
export const BESIDE_LIST = `
de aquí = here
de por aquí < around here
del barrio > in the neighbourhood
de al lado = next door
`;

/** Places that have a name in each language. */
export const PLACE_LIST = `
España = Spain
Reino Unido = United Kingdom
Irlanda = Ireland
Inglaterra = England
Escocia = Scotland
Gales = Wales
Estados Unidos = United States
México = Mexico
Perú = Peru
Francia = France
Alemania = Germany
Italia = Italy
Suiza = Switzerland
Europa = Europe
Londres = London
Nueva York = New York
Carolina del Norte = North Carolina
Andalucía = Andalusia
Cataluña = Catalonia
Bruselas = Brussels
Sevilla = Seville
Dublín = Dublin
Milán = Milan
Edimburgo = Edinburgh
Navidad = Christmas
enero = January
febrero = February
abril = April
junio = June
julio = July
agosto = August
septiembre = September
octubre = October
noviembre = November
diciembre = December
`;

/** What a preposition is before a noun; the first line with the word says it. */
export const PREPOSITION_LIST = `
en = in
en > at
en > on
en > into
a < to
a > to
hasta = to
hasta > until
hasta > till
hasta > up to
de = of
de > from
de > off
desde < from
desde > since
con = with
sin = without
para = for
por < for
por > through
por > by
cerca de = near
fuera de = outside
dentro de < inside
dentro de > inside
antes de = before
después de = after
alrededor de = around
al lado de = next to
entre = between
contra = against
sobre < about
sobre > about
según = according to
`;
