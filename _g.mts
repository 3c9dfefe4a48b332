const { tellChannels, tellChannelSums } = await import('/tmp/h1/src/plan/marketing/tell-channels.ts');
const { rivalsTold } = await import('/tmp/h1/src/facts/rivals-told.ts');
const mk=(t:string)=>({marketing:{id:'marketing',value:t,origin:'said'},country:{id:'country',value:'ES',origin:'said'}}) as any;
for (const t of ["a ver, por el google maps y el instagram, que ahi pongo el antes y el despues de los perros, en eso unos 60 euros al mes. Y folletos por los portales 40 al mes. Y he hablado con dos clinicas veterinarias del barrio que me mandan gente, eso gratis. Bueno y para la inauguracion me gastare unos 600 de una vez","Well, Instagram, leaflets and two vets who send me people, that's free","Mira, bueno, carteles y el boca a boca"]) console.log(tellChannels(mk(t)), tellChannelSums(mk(t)));
console.log(rivalsTold("estan Can Guapo en la calle Terminillo, cobra 42. La cadena esa, TiendaMascota, en Puerto Venecia, 45. Y ese sitio, Dog Spa"));
console.log(rivalsTold("That chain, Pets Plus, charges 45. That place near the park, The Bowl"));
