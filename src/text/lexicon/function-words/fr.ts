import type { ClassTable } from './classes.ts';

export const FRENCH: ClassTable = {
  determiners:
    "le la les l' l un une des du de d' d au aux ce cet cette ces tel telle tels telles quel quelle quels quelles",
  pronouns:
    "je j' j me m' m moi tu te t' t toi il elle on nous vous ils elles lui leur leurs se s' s soi mon ma mes ton ta tes son sa ses notre nos votre vos le la les en y qui que qu' qu quoi dont où lequel laquelle lesquels lesquelles auquel duquel celui celle ceux celles ceci cela ça c' c quelqu'un quelque chose même mêmes",
  prepositions:
    "à dans en par pour sur sous avec sans chez vers entre contre depuis pendant durant avant après devant derrière parmi dès jusque jusqu'à jusqu selon malgré envers hors outre via lors auprès près",
  conjunctions:
    "et ou mais donc or ni car que qu' comme quand lorsque lorsqu puisque puisqu parce tandis alors ainsi aussi cependant toutefois néanmoins pourtant afin",
  auxiliaries:
    'être suis es est sommes êtes sont étais était étions étiez étaient été étant sera serai seras serons serez seront serait seraient soit soient fut furent avoir ai as a avons avez ont avais avait avions aviez avaient eu eue ayant aura aurai auras aurons aurez auront aurait auraient ait aient fait faire',
  particles: 'ne n très bien plus encore déjà toujours là ici puis voici voilà si oui donc tout',
  negators: "ne n' n non pas point jamais rien personne aucun aucune nul nulle ni guère sans plus nulle part",
  modals:
    'peut peuvent peux pouvait pouvaient pourra pourront pourrait pourraient pouvoir doit doivent dois devait devaient devra devront devrait devraient devoir faut faudra faudrait veut veulent voulait voudrait',
  conditionals: "si s' sinon pourvu sauf condition moins cas",
  exceptives: 'sauf excepté hormis seulement uniquement seul seule hors',
  quantifiers:
    'tout toute tous toutes chaque plusieurs quelques quelque certains certaines beaucoup peu assez trop plupart tant autant aucun aucune deux moitié',
  comparatives: 'plus moins autant aussi davantage que mieux exactement',
  hedges:
    'peut-être probablement sans doute vraisemblablement apparemment éventuellement environ presque possiblement prétendument généralement habituellement normalement souvent parfois quasiment supposément potentiellement',
};
