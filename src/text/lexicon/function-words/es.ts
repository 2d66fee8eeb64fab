import type { ClassTable } from './classes.ts';

export const SPANISH: ClassTable = {
  determiners:
    'el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella aquellos aquellas tal tales otro otra otros otras del al',
  pronouns:
    'yo me mí mi mis mío mía tú te ti tu tus tuyo tuya él ella ello ellos ellas usted ustedes nosotros nosotras nos nuestro nuestra nuestros nuestras vosotros os vuestro le les se sí su sus suyo suya suyos suyas que quien quienes cual cuales cuyo cuya cuyos cuyas qué quién cuál esto eso aquello alguien algo mismo misma mismos mismas conmigo contigo consigo',
  prepositions:
    'a ante bajo con contra de desde durante en entre hacia hasta mediante para por según sin sobre tras vía del al dentro fuera cerca',
  conjunctions:
    'y e o u pero sino mas que porque pues como cuando donde mientras aunque así entonces luego además ni tanto ya también',
  auxiliaries:
    'ser soy eres es somos sois son era eras éramos eran fui fue fuimos fueron sido siendo sea sean será serán sería serían estar estoy estás está estamos están estaba estaban estuvo estuvieron estado esté estén estará haber he has ha hemos habéis han había habían hubo habrá habrán habría habrían haya hayan hay habido',
  particles: 'muy más ya aún todavía aquí allí ahí solo sólo bien tan también siempre casi sí',
  negators: 'no nunca jamás nada nadie ninguno ninguna ningún ni tampoco sin apenas',
  modals:
    'puede pueden puedo podía podían podrá podrán podría podrían poder debe deben debo debía debían deberá deberán debería deberían deber quiere quieren quería querría suele suelen',
  conditionals: 'si salvo siempre condición caso contrario',
  exceptives: 'excepto salvo menos solo sólo solamente únicamente',
  quantifiers:
    'todo toda todos todas cada varios varias algunos algunas algún alguna alguno mucho mucha muchos muchas poco poca pocos pocas bastante bastantes mayoría ambos ambas ningún demasiado mitad',
  comparatives: 'más menos mayor menor tan tanto que como exactamente',
  hedges:
    'quizá quizás posiblemente probablemente aparentemente supuestamente presuntamente aproximadamente alrededor casi tal vez acaso eventualmente generalmente normalmente habitualmente potencialmente seguramente parcialmente',
};
