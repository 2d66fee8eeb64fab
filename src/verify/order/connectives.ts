/** The words that say how what a clause tells lies to what another tells. */

/** How a main clause lies to what stands under the connective. */
export type Relation = 'before' | 'after' | 'until' | 'since' | 'by' | 'when' | 'while' | 'cause';

export interface Connective {
  readonly relation: Relation;
  /** As a reader is told. */
  readonly word: string;
  /** At the beginning of a sentence. */
  readonly opening: RegExp;
  /** Behind a clause, with a blank before and behind. */
  readonly inner: RegExp;
}

/** "Two days", "shortly", "only": how long before or after, or that it was not sooner. */
const BY =
  '(?:(?:only|just|shortly|soon|immediately|directly|right|long|well|straight|even|some time|sometime|(?:(?:about|nearly|almost|over|around|more than|less than) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|\\d+|several|a few|the|some|half an) (?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|moments?|day|morning)) )?';

const TABLE: readonly (readonly [Relation, string, string])[] = [
  ['by', 'by the time', 'by the time(?: that)?'],
  ['before', 'before', `${BY}before`],
  ['before', 'prior to', `${BY}prior to`],
  ['before', 'ahead of', `${BY}ahead of`],
  ['before', 'in advance of', `${BY}in advance of`],
  ['after', 'after', `${BY}after`],
  ['after', 'following', `${BY}following`],
  ['after', 'subsequent to', `${BY}subsequent to`],
  ['after', 'as soon as', '(?:almost )?as soon as'],
  ['after', 'once', '(?:only )?once'],
  ['after', 'the moment', 'the (?:moment|minute|instant)(?: that)?'],
  ['after', 'in response to', 'in (?:response|reaction|answer) to'],
  ['after', 'upon', '(?:up)?on(?= \\p{L}+ing\\b)'],
  ['after', 'upon', 'upon'],
  ['until', 'until', '(?:un)?till?(?= )'],
  ['since', 'since', '(?:ever )?since'],
  ['while', 'while', '(?:just )?while'],
  ['when', 'when', '(?:just )?when'],
  ['cause', 'because', '(?:only )?because(?! of)'],
];

export const CONNECTIVES: readonly Connective[] = TABLE.map(([relation, word, pattern]) => ({
  relation,
  word,
  opening: new RegExp(`^${pattern} `, 'iu'),
  inner: new RegExp(`,? ${pattern} `, 'giu'),
}));
