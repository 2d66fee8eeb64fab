/** French ways of saying one thing. */
import { type Pieces, type Wording, wording } from './rules.ts';

const PIECES: Pieces = {
  days: String.raw`(?:\d+|\p{Ll}+(?:-\p{Ll}+)*) (?:jours?(?: (?:ouvrés?|ouvrables?|calendaires?|francs))?|semaines?|mois|ans?|années?|heures?|minutes?)`,
  number: String.raw`\d[\d\s.,]*`,
  do: String.raw`\p{Ll}+(?:er|ir|re|oir)`,
  of: `de |d['’]`,
};

const rule = (said: string, plain: Wording['plain']): Wording => wording(PIECES, said, plain);

/** Both sides of a comparison are put so. */
export const FRENCH_PLAIN: readonly Wording[] = [
  rule(String.raw`\bn['’]e(st|ût)`, "n'e$1"),
  // Times of day.
  rule(
    String.raw`\b(à|de|dès|vers|avant|après|jusqu['’]à) (\d{1,2}) ?(?:h|heures)(?: ?(\d\d)(?!\d))?(?![\p{L}\d])`,
    (_, at, hour, minute) => `${at} ${hour}:${minute ?? '00'}`,
  ),
  rule(String.raw`\b(de|entre) (\d{1,2}) (à|et) (?=\d{1,2}(?::\d\d| ?h| heures))`, '$1 $2:00 $3 '),
  // Limits.
  rule(String.raw`(jusqu['’]au …\d{1,2}(?:er)? \p{L}+(?: \d{4})?),? (?:inclus(?:ivement)?|compris)\e`, '$1'),
  rule(
    String.raw`\b(?:(?:dans|sous|endéans) (?:un|le) délai (?:maximum |maximal |max\. )?(?:de |d['’])|sous |dans les |au plus tard (?=<days> après)|jusqu['’]à (?=<days> après))(?=<days>)`,
    'dans ',
  ),
  rule(String.raw`\b(?:maximum |maximal )(?=<days>)`, ''),
  rule(String.raw`\b(le|la|du|au) présente? `, '$1 '),
  // Duties.
  rule(String.raw`\best (?:tenue?|obligée?|contrainte?) (?:de |d['’])`, 'doit '),
  rule(String.raw`\b(?:sont|êtes) (?:tenue?s?|obligée?s?|contrainte?s?) (?:de |d['’])`, 'doivent '),
  rule(String.raw`\ba l['’]obligation (?:de |d['’])`, 'doit '),
  rule(String.raw`\b(?:ont|avez) l['’]obligation (?:de |d['’])`, 'doivent '),
  rule(String.raw`\best dans l['’]obligation (?:de |d['’])`, 'doit '),
  rule(String.raw`\bil est (?:obligatoire|nécessaire|impératif) (?:de |d['’])`, 'il faut '),
  rule(String.raw`\best (?:prié|invité)e? (?:de |d['’])`, 'est prié de '),
  // What is allowed.
  rule(String.raw`\b(?:a|est) (?:la possibilité|le droit|en droit|en mesure) (?:de |d['’])`, 'peut '),
  rule(
    String.raw`\b(?:ont|avez|sont|êtes) (?:la possibilité|le droit|en droit|en mesure) (?:de |d['’])`,
    'peuvent ',
  ),
  rule(String.raw`\best (?:autorisée?|habilitée?) à `, 'peut '),
  rule(String.raw`\b(?:sont|êtes) (?:autorisée?s?|habilitée?s?) à `, 'peuvent '),
  rule(
    String.raw`\bil (?:n['’]est pas (?:permis|autorisé)|est défendu|est prohibé) (?=de |d['’])`,
    'il est interdit ',
  ),
  rule(
    String.raw`\b(?:dispose|disposez|disposent|a|avez|ont|bénéficie|bénéficiez|bénéficient) (?:(?:de |d['’])?(?:un délai (?:de |d['’])|(?=<days>)))(<days>)(…) pour (<do>)(…)(?=[.,;]|$)`,
    'peut $3$4$2 dans $1',
  ),
  rule(String.raw`\b(peut|pouvez|peuvent) (…) pendant (?=<days>)`, '$1 $2 dans '),
  rule(
    String.raw`\b(?:n['’]est|ne sont|n['’]est plus|ne sont plus) pas (?:autorisée?s?|permise?s?|admise?s?|acceptée?s?)\e`,
    'est interdit',
  ),
  rule(String.raw`\best (?:payable|exigible)\e`, 'doit être payé'),
  rule(String.raw`\bsont (?:payables|exigibles)\e`, 'doivent être payés'),
  rule(String.raw`\bmoyennant\e`, 'avec'),
  rule(
    String.raw`\b(prend|prendra|prenant) effet (?:au|à la date du|à compter du|à partir du|dès le) `,
    '$1 effet le ',
  ),
  rule(String.raw`\bs['’]est (?=(?:terminé|achevé|arrêté|interrompu)e?s?\e)`, 'a été '),
  rule(String.raw`\bs['’](?:est|était) (?=produit)`, 'a eu lieu '),
  // Who pays.
  rule(
    String.raw`\b((?:les|le|la|tous les) …) (?:est|sont|restent?|demeurent?) à notre charge`,
    'nous prenons en charge $1',
  ),
  rule(
    String.raw`\b((?:les|le|la|tous les) …) (?:est|sont|restent?|demeurent?) à votre charge`,
    'vous prenez en charge $1',
  ),
  rule(
    String.raw`\b((?:les|le|la) …) (?:est|sont) (?:pris|prise|prises|supportés?|supportées?|assumés?|assumées?)(?: en charge)? par nos soins`,
    'nous prenons en charge $1',
  ),
  rule(String.raw`\b(?:supporte|supportent|supportons)\e`, 'assume'),
  rule(String.raw`\b(?:supporter)\e`, 'assumer'),
  rule(String.raw`\b(?:restent?|demeurent?) à la charge`, 'sont à la charge'),
  rule(String.raw`\baux frais (?=du |de la |de l['’]|des )`, 'à la charge '),
  rule(String.raw`\bne (?:coûte|coûtent) rien\e`, 'est gratuit'),
  rule(String.raw`\bse tiendra\e`, 'aura lieu'),
  rule(String.raw`\bse tient\e`, 'a lieu'),
  rule(String.raw`\bs['’]est tenue?\e`, 'a eu lieu'),
  // How much and how long.
  rule(String.raw`\b(?:s['’]élève|s['’]élèvent|se monte|se montent|se chiffre) à (?=<number>)`, 'est de '),
  rule(String.raw`\bsont de (?=<number>)`, 'est de '),
  rule(String.raw`\best (?:fixée?|facturée?) à (?=<number>)`, 'est de '),
  rule(String.raw`\bouvre\e (?=…(?:de|du|à|dès) )`, 'est ouvert '),
  rule(String.raw`\b(?:ouvrent)\e (?=…(?:de|du|à|dès) )`, 'sont ouverts '),
  rule(String.raw`\b(?:reste|demeure) (?=\p{Ll}+(?:é|ée|ert|erte|if|ive|able)\e)`, 'est '),
  rule(String.raw`\b(?:à titre gracieux|sans frais|à titre gratuit)\e`, 'gratuitement'),
  rule(String.raw`\bd['’]un montant de (?=<number>)`, 'de '),
  rule(String.raw`\bn° ?`, ''),
  rule(String.raw`\bentre (\d[\d:]*) et (?=\d)`, 'de $1 à '),
  rule(String.raw`\b(?:à partir|à compter) d(u|e) `, (_, of) => `apartirde${of === 'u' ? ' le' : ''} `),
  rule(String.raw`\bil y a lieu de `, 'il faut '),
  rule(
    String.raw`\b(?:mensuel(?:le)?) (?=…(?:est|est de) <number> ?(?:€|euros|EUR))(…)(<number> ?(?:€|euros|EUR))`,
    '$1$2 par mois',
  ),
  rule(
    String.raw`\b(?:annuel(?:le)?) (?=…(?:est|est de) <number> ?(?:€|euros|EUR))(…)(<number> ?(?:€|euros|EUR))`,
    '$1$2 par an',
  ),
  rule(String.raw`(?<=(?:€|euros|EUR) )(?:mensuels|chaque mois)\e`, 'par mois'),
  rule(String.raw`(?<=(?:€|euros|EUR) )(?:chaque année|annuels)\e`, 'par an'),
];

/** What follows from a sentence of the evidence. */
export const FRENCH_FOLLOWS: readonly Wording[] = [
  // Who gets it may be left out.
  rule(String.raw`\bvous (?=(?:est|sont|sera|seront|a été|ont été) )`, ''),
  // What stands cancelled has been.
  rule(
    String.raw`\b(est|sont) (annul|suspend|résili|valid|approuv|refus|rejet|bloqu|confirm)(ée?s?|ue?s?)\e(?=\.?$| (?:depuis|par) )`,
    (_, is, verb, ending) => `${is === 'est' ? 'a' : 'ont'} été ${verb}${ending}`,
  ),
  rule(String.raw`\b(est|sont) expirée?s?\e`, (_, is) => `${is === 'est' ? 'a' : 'ont'} expiré`),
  rule(
    String.raw`^(…)\ba été (?:reportée?|déplacée?|avancée?|décalée?)(…) au (\d{1,2}(?:er)? \p{L}+)`,
    '$1est le $3',
  ),
];

/** What a claim follows from. */
export const FRENCH_FROM: readonly Wording[] = [
  rule(
    String.raw`\b(?:dispose|disposez|disposent|a|avez|ont) (?:(?:de |d['’])?(?:un délai (?:de |d['’])|(?=<days>)))(<days>)(…) pour (<do>)(…)(?=[.,;]|$)`,
    'doit $3$4$2 dans $1',
  ),
];
