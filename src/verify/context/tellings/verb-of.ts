/** Who does what in a sentence of the past, as far as a telling of it must know: a plain subject, and the claim's verb. */
import { gerund, pastOf } from '../../../text/inflect.ts';
import type { Reading } from '../../../text/reading.ts';

/** What leaves open or narrows what is said behind it. */
const UNSURE =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|hardly|barely|rarely|seldom|scarcely|few|fewer|only|just|almost|nearly|if|unless|whether|when|until|would|could|should|might|may|must|can|cannot|will|shall|to|or|perhaps|maybe|probably|possibly|likely|allegedly|reportedly|supposedly|apparently|sometimes|often|usually|who|which|that|whose|because|although|half|most|some|several|said|says?|claim(?:s|ed)|argue[sd]|believe[sd]?|thinks?|thought|according|allege[sd]|report(?:s|ed)|denie[sd]|hope[sd]?|wish(?:es|ed)|suggest(?:s|ed)|insist(?:s|ed)|assume[sd]?)\b|n['\u2019]t\b|[,;:"“”?]/iu;
/** Words that name a doer or a thing, at most. */
const MOST_NAMING = 6;

/** Whether words name something in a few words, and leave nothing open. */
export const isNamed = (words: string): boolean => words.split(' ').length <= MOST_NAMING && isCertain(words);

/** Whether words have nothing that leaves open what they say. */
export const isCertain = (words: string): boolean => !UNSURE.test(words.replace(MONTH, ''));
/** A month, and no word of what may be. */
const MONTH = /\bMay\b/gu;

/** The dictionary form of the claim's verb whose gerund a word is; undefined for none. The last letter may be doubled. */
export const ofGerund = ({ words }: Reading, form: string): string | undefined =>
  words.find(({ lemma }) => gerund(lemma) === form || `${lemma}${lemma.at(-1)}ing` === form)?.lemma;

/** The same of a word in the simple past. */
export const ofPast = ({ words }: Reading, form: string): string | undefined =>
  words.find((word) => pastOf(word.lemma) === form || isDoubledPast(word.lemma, form))?.lemma;

/** "Submitted", "referred". */
const isDoubledPast = (lemma: string, form: string): boolean =>
  lemma.length > 3 && `${lemma}${lemma.at(-1)}ed` === form;

/** The simple past of a verb as the claim writes it. */
export const pastIn = ({ words }: Reading, lemma: string): string =>
  words.find((word) => word.lemma === lemma && isDoubledPast(lemma, word.form))?.form ?? pastOf(lemma);
