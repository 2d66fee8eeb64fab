/** Spanish ways of saying one thing. */
import { type Pieces, type Wording, wording } from './rules.ts';

const PIECES: Pieces = {
  days: String.raw`(?:\d+|\p{Ll}+) (?:días?(?: (?:hábiles|laborables|naturales|corridos))?|semanas?|mes|meses|años?|horas?|minutos?)`,
  number: String.raw`\d[\d.,]*`,
  do: String.raw`\p{Ll}+(?:ar|er|ir)(?:se|lo|la|los|las|le|les)?`,
};

const rule = (said: string, plain: Wording['plain']): Wording => wording(PIECES, said, plain);

/** Both sides of a comparison are put so. */
export const SPANISH_PLAIN: readonly Wording[] = [
  // Times of day.
  rule(String.raw`\b(\d{1,2})[:.](\d\d) ?(?:h|hs|hrs|horas)\e\.?`, '$1:$2'),
  rule(String.raw`\b(a las|las|de|a) (\d{1,2}) (?:h|hs|hrs|horas)(?![\p{L}])\.?`, '$1 $2:00'),
  rule(String.raw`\b(de|entre las|de las) (\d{1,2}) (a|y las|a las) (?=\d{1,2}(?::\d\d)\e)`, '$1 $2:00 $3 '),
  // Limits.
  rule(String.raw`(hasta el …\d{1,2} de \p{L}+(?: de \d{4})?),? (?:inclusive|incluido|incluso)\e`, '$1'),
  rule(
    String.raw`\b(?:(?:en|dentro de) (?:un|el) plazo (?:máximo )?de |dentro de (?:los )?|en los (?=<days>)|en (?=<days>))(?:los )?(?=<days>)`,
    'en un plazo de ',
  ),
  rule(String.raw`\b(el|la|del|al) presente (?=\p{Ll})`, '$1 '),
  // Duties.
  rule(
    String.raw`\b(?:tiene que|ha de|está obligad[oa] a|tiene la obligación de|está en la obligación de) `,
    'debe ',
  ),
  rule(String.raw`\b(?:tienen que|han de|están obligad[oa]s a|tienen la obligación de) `, 'deben '),
  rule(String.raw`\b(?:es (?:necesario|obligatorio|preciso|imprescindible)|hay que) (?=<do>)`, 'debe '),
  rule(String.raw`\btendrá que `, 'deberá '),
  rule(String.raw`\btendrán que `, 'deberán '),
  // What is allowed.
  rule(
    String.raw`\b(?:tiene (?:derecho a|el derecho de|la posibilidad de|la opción de)|está (?:autorizad|facultad)[oa] (?:a|para)) `,
    'puede ',
  ),
  rule(
    String.raw`\b(?:tienen (?:derecho a|el derecho de|la posibilidad de|la opción de)|están (?:autorizad|facultad)[oa]s (?:a|para)) `,
    'pueden ',
  ),
  rule(String.raw`(?<!no )\b(?:es posible|está permitido|se permite) (?=<do>)`, 'se puede '),
  rule(
    String.raw`\b(?:no se (?:permite|admite|acepta)n?|no (?:está|están) (?:permitid|autorizad)[oa]s?|qued[ae]n? prohibid[oa]s?|se prohíben?|están prohibid[oa]s?|está prohibid[oa])\e`,
    'está prohibido',
  ),
  rule(
    String.raw`\b(?:dispone|disponen|tiene|tienen|cuenta|cuentan) (?:de |con )?(?:un plazo (?:máximo )?de )?(<days>)(…) para (<do>)(…)(?=[.,;]|$)`,
    'puede $3$4$2 en un plazo de $1',
  ),
  // "La factura la pagará la propietaria".
  rule(
    String.raw`^((?:el|la|los|las) …) (?:la|lo|las|los) (\p{Ll}+(?:á|án|ó|aron|ieron)) ((?:el|la|los|las) …|\p{Lu}…)(?=[.]?$)`,
    '$3 $2 $1',
  ),
  rule(String.raw`\binform(ó|aron|a|an|ará|arán|ar|ado) de (?=un|una|el|la|los|las)`, 'comunic$1 '),
  rule(String.raw`\ba petición suya\e`, 'a su petición'),
  rule(String.raw`\bes (?:pagader[oa])\e`, 'debe pagarse'),
  // Who pays.
  rule(
    String.raw`\b((?:los|el|la|las|todos los) …) (?:corren?|son|es|van?) (?:por nuestra cuenta|por cuenta nuestra|a nuestro cargo|a cargo nuestro)`,
    'nosotros asumimos $1',
  ),
  rule(
    String.raw`\b((?:los|el|la|las|todos los) …) (?:corren?|son|es|van?) (?:por su cuenta|por cuenta suya|a su cargo)`,
    'usted asume $1',
  ),
  rule(String.raw`\b(?:corre|es|va) (?:por cuenta|a cargo) (?=del? )`, 'corre a cargo '),
  rule(String.raw`\b(?:corren|son|van) (?:por cuenta|a cargo) (?=del? )`, 'corren a cargo '),
  rule(String.raw`^(?=asumimos|pagamos|cubrimos|abonamos)`, 'nosotros '),
  rule(String.raw`\bno (?:tiene|tienen|supone|suponen) (?:ningún )?(?:coste|costo|cargo)\e`, 'es gratuito'),
  rule(String.raw`\bse celebrará\e`, 'tendrá lugar'),
  rule(String.raw`\bse celebró\e`, 'tuvo lugar'),
  rule(String.raw`\bse celebra\e`, 'tiene lugar'),
  // How much and how long.
  rule(String.raw`\b(?:asciende|ascienden) a (?=<number>)`, 'es de '),
  rule(String.raw`\bson de (?=<number>)`, 'es de '),
  rule(String.raw`\b(?:sigue|permanece|continúa|se mantiene) (?=\p{Ll})`, 'queda '),
  rule(String.raw`\b(?:siguen|permanecen|continúan|se mantienen) (?=\p{Ll})`, 'quedan '),
  rule(String.raw`\b(?:seguirá|permanecerá|continuará|se mantendrá) (?=\p{Ll})`, 'estará '),
  rule(String.raw`\b(?:seguirán|permanecerán|continuarán|se mantendrán) (?=\p{Ll})`, 'estará '),
  rule(String.raw`\babre\e (?=…(?:de|a) )`, 'está abierto '),
  rule(
    String.raw`\b(?:sin coste|sin costo|sin cargo|de forma gratuita|de manera gratuita|sin gastos)\e`,
    'gratuitamente',
  ),
  rule(String.raw`\bpor (?:un )?(?:importe|valor|monto) de (?=<number>)`, 'de '),
  rule(String.raw`\bn\.?[º°] ?`, ''),
  rule(String.raw`\bentre las (\d[\d:]*) y las (?=\d)`, 'de $1 a '),
  rule(String.raw`\bantes del `, 'antesde el '),
  rule(String.raw`\bantes de (?=\p{L}|\d)`, 'antesde '),
  rule(String.raw`\b(?:después|tras) del `, 'despuesde el '),
  rule(String.raw`\bdespués de (?=\p{L}|\d)`, 'despuesde '),
  rule(String.raw`\ba partir del `, 'apartirde el '),
  rule(String.raw`\ba partir de (?=\p{L}|\d)`, 'apartirde '),
  rule(String.raw`\bde (?:forma|manera) definitiva\e`, 'definitivamente'),
  rule(String.raw`\bmensual\e (?=…(?:es de) <number>)(…)(<number> ?(?:€|euros|EUR))`, '$1$2 al mes'),
  rule(String.raw`\banual\e (?=…(?:es de) <number>)(…)(<number> ?(?:€|euros|EUR))`, '$1$2 al año'),
  rule(String.raw`(?<=(?:€|euros|EUR) )(?:mensuales|por mes|cada mes)\e`, 'al mes'),
  rule(String.raw`(?<=(?:€|euros|EUR) )(?:anuales|por año|cada año)\e`, 'al año'),
];

/** What follows from a sentence of the evidence. */
export const SPANISH_FOLLOWS: readonly Wording[] = [
  // Who gets it may be left out.
  rule(String.raw`^((?!no )…)\bse les? (?=\p{Ll})`, '$1se '),
  rule(
    String.raw`^(…)\b(?:se ha|se|fue|ha sido) (?:aplazó|pospuso|trasladó|adelantó|aplazad[oa]|pospuest[oa]|trasladad[oa]|adelantad[oa])(…) al (\d{1,2} de \p{L}+)`,
    '$1es el $3',
  ),
];

/** What a claim follows from. */
export const SPANISH_FROM: readonly Wording[] = [
  rule(
    String.raw`\b(?:dispone|disponen|tiene|tienen) (?:de |con )?(?:un plazo (?:máximo )?de )?(<days>)(…) para (<do>)(…)(?=[.,;]|$)`,
    'debe $3$4$2 en un plazo de $1',
  ),
];
