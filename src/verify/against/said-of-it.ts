/** What later sentences of a source tell of a thing that a statement is about. */
import type { Support } from '../match/support.ts';
import type { Document } from '../read/document.ts';

/** Sentences behind the support that are looked through. */
const MOST_LATER = 40;

/** Characters of a sentence that are read: what is longer is no sentence of prose. */
const LONGEST = 1_000;

/** A sentence behind a support. */
export interface Later {
  readonly sentence: number;
  readonly said: string;
  /** It stands right behind the support. */
  readonly isNext: boolean;
}

/** The sentences of a source behind a support. */
export function laterSentences({ scan }: Document, support: Support): readonly Later[] {
  const { text, sentenceStart, sentenceEnd, sentenceCount } = scan;
  const last = Math.max(...support.sentences.map(({ sentence }) => sentence));
  return Array.from({ length: Math.max(0, Math.min(MOST_LATER, sentenceCount - last - 1)) }, (_, i) => {
    const sentence = last + 1 + i;
    return {
      sentence,
      said: text.slice(
        sentenceStart[sentence],
        Math.min(sentenceEnd[sentence]!, sentenceStart[sentence]! + LONGEST),
      ),
      isNext: i === 0,
    };
  });
}

/** When something came about, before the word for the thing. */
const WHEN =
  /^\W*(?:since|at|on|from|in|around|shortly after|after) (?:about |early |late |the )?(?:\p{L}+day|\d[\d:.]*(?: ?[ap]m)?|noon|midnight|\p{Lu}?\p{L}{3,12}|\d{1,2} \p{L}+)(?: (?:morning|afternoon|evening|night))?,? /iu;

/**
 * Whether a sentence tells of a thing, or of what a pronoun means right behind it, what a pattern finds behind the word for it.
 * @param name what the thing is called, in small letters and without its article
 * @param isNext whether the sentence stands right behind the one that tells of the thing
 */
export function saysOf(said: string, name: string, isNext: boolean, what: RegExp): boolean {
  const head = name.split(' ').at(-1)!;
  const lower = said.toLowerCase();
  const words = new Set(name.split(' '));
  for (let at = lower.indexOf(head); at >= 0; at = lower.indexOf(head, at + head.length)) {
    const rest = said.slice(at + head.length);
    // "The line printer works again" tells of another than the label printer.
    const before =
      /(?:^|[^\p{L}\d-])((?:[\p{L}\d-]+ ){0,3})$/u
        .exec(lower.slice(0, at).replace(WHEN, ''))?.[1]
        ?.trim()
        .split(' ') ?? [];
    const own = before.slice(
      before.findLastIndex((word) => /^(?:the|our|my|its|this|that|and|then|now|but|so)$/.test(word)) + 1,
    );
    if (what.test(rest) && own.every((word) => word === '' || /\d/.test(word) || words.has(word)))
      return true;
  }
  const pronoun = isNext
    ? /^\W*(?:\d[\d:. -]*)?(?:\p{L}[\p{L} .'-]{0,30}: )?(?:it|they|everything|all)(?= |['\u2019])/iu.exec(
        said.replace(WHEN, ''),
      )
    : null;
  return pronoun !== null && what.test(said.replace(WHEN, '').slice(pronoun[0].length));
}
