/** The question right before what an answer says, as in a talk or a list of questions. */
import type { SkipReason, Span } from '../../domain/answer.ts';
import { isVerbless } from '../parts/verbs.ts';
import type { Said } from '../sentence.ts';
import { answered, filled, isToldOf, matterOf, yesOrNo, yesOrNoBefore } from './answers.ts';

export class Asked {
  /** '' for none. */
  private asked = '';

  /** What the question is about; undefined where none stands right before, or it names nothing. */
  get matter(): string | undefined {
    return matterOf(this.asked);
  }

  /** What a sentence says where it is the answer to a question right before it. */
  said(text: string, { start, end }: Span, result: Said): Said {
    const { asked } = this;
    const words = text.slice(start, end).replace(TURN, '');
    this.asked = /\?["'”’)\]]*$/.test(words) ? words : '';
    if (asked === '' || this.asked !== '') return result;
    const bare =
      ('skip' in result ? result.skip === 'fragment' || isFigure(words) : isVerbless(headOf(words))) ||
      isToldOf(asked, words);
    const short = bare || ('skip' in result && (isShort(result.skip) || SO.test(words)));
    const whole = (short ? yesOrNo(asked, words) : undefined) ?? (bare ? answered(asked, words) : undefined);
    if (whole !== undefined) return { pieces: [{ text: whole, start, end }] };
    if ('skip' in result) return result;
    const pieces = result.pieces.map((piece) => ({
      ...piece,
      text: filled(asked, piece.text) ?? piece.text,
    }));
    const said = yesOrNoBefore(asked, words);
    if (said === undefined) return { pieces };
    const from = end - words.length;
    return { pieces: [{ text: said.text, start: from, end: from + said.length }, ...pieces] };
  }
}

/** `400.`: a value alone. */
const isFigure = (words: string): boolean => /\d/.test(words) && !/\p{L}/u.test(words);

/** `I believe so.`, `I don't think so.` */
const SO = /\b(?:so|not)[.!]*$/i;

/** What `Yes.` and `Unfortunately not.` are set aside as. */
const isShort = (skip: SkipReason): boolean => skip === 'courtesy' || skip === 'hedge';

/** Who has the turn in a talk of questions and answers. */
const TURN =
  /^(?:(?:[QA]|question|answer) ?\d*[:.)]|(?:user|customer|assistant|agent|chatbot|bot|ai|response|reply|model):) /iu;

/** `$1,500` of `$1,500, unless you rent for a year`: an answer without what it holds under. */
const headOf = (words: string): string =>
  /^(?<head>(?:[^,(]|,(?=\d)){1,60}?),? \(?(?:unless|if|except|but only|when|until|plus|in which case)\b/iu.exec(
    words,
  )?.groups?.head ?? words;
