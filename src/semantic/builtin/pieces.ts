/**
 * Texts in pieces of words, as the encoder takes them in: the longest pieces of a fixed vocabulary, from the front
 * (WordPiece; Wu et al. 2016), in lower case and without accents; digits and signs by themselves.
 */

/** Places of the pieces that stand for no text, at the head of the vocabulary. */
export const CLS = 1;
export const SEP = 2;
const UNKNOWN = 4;

/** A longer word is no word. */
const MOST_LETTERS = 32;
const WORD = /[\p{L}\p{Nl}\p{No}]+|\p{Nd}|\S/gu;

/** Words of a text in lower case without accents. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .match(WORD) ?? []
  );
}

export class Pieces {
  private readonly places: ReadonlyMap<string, number>;

  /** @param vocabulary pieces, a line each; one that goes on a word begins with `##` */
  constructor(vocabulary: string) {
    this.places = new Map(vocabulary.split('\n').map((piece, at) => [piece, at]));
  }

  /** Places of the pieces of a word in the vocabulary. */
  of(word: string): readonly number[] {
    if (word.length > MOST_LETTERS) return [UNKNOWN];
    const found: number[] = [];
    for (let start = 0; start < word.length; ) {
      let end = word.length;
      let place: number | undefined;
      for (; end > start; end--) {
        place = this.places.get(start === 0 ? word.slice(0, end) : `##${word.slice(start, end)}`);
        if (place !== undefined) break;
      }
      if (place === undefined) return [UNKNOWN];
      found.push(place);
      start = end;
    }
    return found;
  }
}
