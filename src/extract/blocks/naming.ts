/** What a block says, told of the thing or the name that it stands under. */
import type { Span } from '../../domain/answer.ts';
import { isVerbless } from '../parts/verbs.ts';
import type { Said } from '../sentence.ts';
import type { Block } from './layout.ts';
import { fieldOfMatter } from './matters.ts';
import { isTitled } from './ones.ts';
import { isNamed, signOf, underSign } from './signs.ts';
import { fieldOf, headsOf, namesAbove, type Thing, thingsOf, toldOf, underHead } from './things.ts';
import { toldUnder } from './under-name.ts';

/** The things and names of an answer. */
export class Naming {
  private readonly answer: string;
  private readonly english: boolean;
  private readonly things: ReadonlyMap<Block, Thing>;
  private readonly heads: ReadonlyMap<Block, string>;
  /** By block the person that it stands under, in languages that are not parsed. */
  private readonly persons: ReadonlyMap<Block, string>;

  /** `words`: a block without its marks. */
  constructor(answer: string, blocks: readonly Block[], english: boolean, words: (block: Block) => string) {
    this.answer = answer;
    this.english = english;
    this.things = english ? thingsOf(answer, blocks, words) : new Map();
    this.heads = english ? headsOf(answer, blocks) : new Map();
    this.persons = english ? new Map() : namesAbove(answer, blocks, isTitled);
  }

  /** A sentence of a block, told of its thing. `lead`: the line that its list hangs on. */
  told(block: Block, text: string, { start, end }: Span, lead: string, result: Said): Said {
    const person = this.persons.get(block);
    if (person !== undefined) return ofPerson(person, result);
    const thing = this.things.get(block);
    const sign = this.english ? signOf(this.answer, block) : undefined;
    if (
      sign !== undefined &&
      isNamed(text.slice(start, end)) &&
      isVerbless(text.slice(start, end)) &&
      !('skip' in result && result.skip !== 'fragment')
    )
      return { pieces: [{ text: underSign(text.slice(start, end), sign, thing?.name), start, end }] };
    if (thing === undefined) {
      const field =
        this.english && block.kind === 'item' ? fieldOfMatter(text.slice(start, end), lead) : undefined;
      if (field !== undefined) return { pieces: [{ text: field, start, end }] };
      const fragment = 'skip' in result && result.skip === 'fragment' && block.indent > 0;
      return lead === '' || fragment ? this.ofHead(block, text, { start, end }, result) : result;
    }
    const field = fieldOf(text.slice(start, end), thing);
    if (field !== undefined) return { pieces: [{ text: field, start, end }] };
    if (!('skip' in result))
      return { pieces: result.pieces.map((piece) => ({ ...piece, text: toldOf(piece.text, thing) })) };
    // An item without a verb says that its thing has it.
    if (result.skip !== 'fragment' || block.kind !== 'item') return result;
    return { pieces: [{ text: toldOf(text.slice(start, end), thing), start, end }] };
  }

  /** An item without a subject, told of the name that it stands under. */
  private ofHead(block: Block, text: string, { start, end }: Span, result: Said): Said {
    const head = this.heads.get(block);
    const words = text.slice(start, end);
    if (head === undefined) return result;
    if ('skip' in result ? result.skip !== 'fragment' : result.pieces[0]?.text !== words) return result;
    const told = 'skip' in result ? toldUnder(words, head) : underHead(words, head);
    return told === undefined ? result : { pieces: [{ text: told, start, end }] };
  }
}

/** What stands under the name of a person, told of that person. */
const ofPerson = (name: string, result: Said): Said =>
  'skip' in result
    ? result
    : {
        pieces: result.pieces.map((piece) => ({
          ...piece,
          text: piece.text.includes(name) ? piece.text : `${name}: ${piece.text}`,
        })),
      };
