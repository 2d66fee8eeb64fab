/**
 * What stands under a line that takes it back, or beside a sign or a word that says no of it. Such a statement is told as
 * denied, or together with its line, and never as if the answer said it itself.
 */
import type { Span } from '../../domain/answer.ts';
import { readsAsClause } from '../parts/clauses.ts';
import { lowered } from '../parts/lowered.ts';
import { isVerbless } from '../parts/verbs.ts';
import type { Said } from '../sentence.ts';
import { type Hold, holdOf, holdsTrue } from './disowning.ts';
import type { Block } from './layout.ts';
import { signOf } from './signs.ts';

/** A heading, a label or a line before a list, and what has stood under it so far. */
interface Scope {
  readonly words: string;
  /** Scopes that stand deeper are within it. */
  readonly depth: number;
  readonly block: Block;
  /** undefined for a line that takes nothing back. */
  readonly hold: Hold | undefined;
  listed: boolean;
  read: boolean;
}

const LABEL = 7;
const LEAD = 8;

/** Kept while the blocks of an answer are read in order. */
export class Disowned {
  private readonly answer: string;
  private readonly english: boolean;
  private scopes: Scope[] = [];
  /** Whether what is being read has turned to how it really is: `Reality: …`. */
  private turned = false;

  constructor(answer: string, english: boolean) {
    this.answer = answer;
    this.english = english;
  }

  /** Notes what the next block, of these words, sets for those below it. */
  enter(block: Block, words: string): void {
    if (!this.english || block.kind === 'rule') return;
    this.turned = false;
    this.scopes = this.scopes.filter((scope) => reaches(scope, block));
    for (const scope of this.scopes) {
      scope.listed ||= block.kind === 'item';
      scope.read ||= block.kind !== 'item';
    }
    if (block.kind === 'heading') {
      const marks = this.answer.slice(block.start + block.indent, block.lines[0]!.start).trim().length;
      this.open(block, words, Math.min(marks, LABEL - 1));
    } else if (block.kind === 'prose' && isLabel(words)) this.open(block, words, LABEL);
  }

  /** A sentence that leads to what stands below its block. */
  leads(block: Block, sentence: string): void {
    if (this.english && block.kind !== 'heading')
      this.open(block, sentence, LEAD + (block.kind === 'item' ? 1 + block.indent : 0));
  }

  private open(block: Block, words: string, depth: number): void {
    this.scopes = this.scopes.filter((scope) => scope.depth < depth);
    this.scopes.push({ words, depth, block, hold: holdOf(words), listed: false, read: false });
  }

  /** How a sentence of a block is held; undefined for one that the answer says itself. */
  holding(block: Block, sentence: string, first: boolean): Hold | undefined {
    const scope = this.scopes.findLast((one) => one.block !== block && (one.hold || holdsTrue(one.words)));
    if (scope?.hold === undefined || this.turned || block.kind === 'heading') return undefined;
    if (REALITY.test(sentence) || (!first && TURNING.test(sentence))) {
      this.turned = true;
      return undefined;
    }
    return scope.hold;
  }

  /** What a sentence says under its line and by its sign, in one piece; the result as it is where neither takes it back. */
  told(block: Block, text: string, { start, end }: Span, result: Said, hold: Hold | undefined): Said {
    if ('skip' in result) return result;
    const sentence = text.slice(start, end);
    if (this.isDenied(block, sentence, text.slice(end))) {
      const words = sentence.replace(NO_LABEL, '').replace(/(?<![.!\s])[.!\s]+$/, '');
      return { pieces: [{ text: `${words}: no`, start, end }] };
    }
    const apart =
      hold === undefined || result.pieces.length < 2 || (hold.how === 'not' && ADVERSE.test(sentence));
    return apart ? result : { pieces: [{ text: sentence, start, end }] };
  }

  /** Whether a sign or a word beside a sentence says no of it. A sign agrees with a sentence that denies something. */
  private isDenied(block: Block, sentence: string, behind: string): boolean {
    if (VERDICT.test(behind)) return true;
    if (ADVERSE.test(sentence.replace(NO_LABEL, ''))) return false;
    if (SIGNED.test(behind)) return true;
    if (block.kind !== 'item') return false;
    return NO_LABEL.test(sentence) || (signOf(this.answer, block) === false && !isVerbless(sentence));
  }
}

/** Whether a block stands under a line: a list, a quotation or a paragraph right below one with a colon. */
function reaches({ depth, block: above, listed, read }: Scope, block: Block): boolean {
  if (depth < LABEL) return true;
  if (block.kind === 'heading') return false;
  const item = block.kind === 'item';
  if (depth === LABEL) return item || !listed;
  if (above.kind === 'item') return block.indent > above.indent;
  const apart = block.quoted.length > above.quoted.length || block.kind === 'code' || block.kind === 'row';
  return item ? !read || listed : !listed && (!read || apart);
}

/** A line in bold, or one that takes back what stands under it though it has no mark. */
const isLabel = (words: string): boolean =>
  /^(?:\*\*|__)[^\n]{2,100}$/.test(words)
    ? !/[.!?,;]["'”’*_)]*\s*$/.test(words)
    : words.length <= LONGEST_LABEL && !/[.!?:;,]["'”’*_)]*\s*$/.test(words) && holdOf(words) !== undefined;

const LONGEST_LABEL = 60;

/** A statement as its line holds it. */
export function underHold(statement: string, hold: Hold | undefined): string {
  if (hold === undefined || statement.toLowerCase().includes(hold.line.toLowerCase())) return statement;
  if (hold.how === 'not' && ADVERSE.test(statement)) return statement;
  if (hold.how === 'false' && readsAsClause(statement)) return `It is not true that ${lowered(statement)}`;
  return / that$/i.test(hold.line) && !SUPPOSED.test(hold.line)
    ? `${hold.line} ${lowered(statement)}`
    : `${hold.line}: ${statement}`;
}

/** `Assuming that`: words that open no clause in which the statement could stand. */
const SUPPOSED = /^(?:assum|suppos|imagin|pretend)/i;

/** Where the answer goes on to say how it really is. */
const REALITY =
  /^(?:reality|facts?|truth|correct(?:ion)?|actually|in (?:fact|reality|truth)|the (?:truth|reality|fact) is)\b/i;
/** The same behind what was taken back. */
const TURNING =
  /^(?:but|however|no\b|not true|wrong|false|(?:they|it|this|that|we|you) (?:(?:is|are|was|were|do|does|did|have|has|can) not|(?:is|are|was|were|do|does|did|have|has)n['’]t|can['’]?t|cannot))/i;

/** What says itself that something is not there, is not so, or went wrong. */
const ADVERSE =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without|only|except|fail\p{L}*|declin\p{L}*|reject\p{L}*|den(?:y|ies|ied)|refus\p{L}*|lost|expired?|broken?|cancel\p{L}*|errors?|invalid|missing|block\p{L}*|late|overdue|exclu\p{L}*|un(?!der|til|ion|it|iq|iv|less)\p{L}{4,}|closed|ended|stopp?\p{L}*|delay\p{L}*|insufficient|prohibit\p{L}*|forbidden|banned|removed|yourself|separate\p{L}*|extra|lacks?|lacking)\b|n['’]t\b|non-/iu;

/** `→ False`, `(wrong)`: a word set behind a statement that says no of it. */
const VERDICT =
  /^["'”’.!)\s]{0,4}(?:→|⇒|➔|➜|-+>|=>|=|[–—:-]|[([])\s?(?:false|no|nope|wrong|incorrect|untrue|not true|not correct|a? ?myth|fiction)[)\].!\s]*$/iu;
const SIGNED = /^["'”’.!)\s]{0,4}[❌✖✗✘❎🚫⛔🔴👎]\uFE0F?\s*$/u;
/** `No: …` before an item. */
const NO_LABEL = /^(?:no|nope)(?:,? ?:| [–—-]) /i;
