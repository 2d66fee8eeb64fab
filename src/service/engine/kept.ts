/**
 * Evidence that comes again on its way to a thread: a registered content or a long text crosses once, and after
 * that its checksum stands for it. The thread may let go of what it holds; then it says so, and the content is sent
 * again.
 */
import type { Question } from '../../domain/engine.ts';
import type { DataEvidence, Evidence, TextEvidence } from '../../domain/evidence.ts';
import { LONG } from '../../text/long-texts.ts';

/** Registered contents smaller than this are copied faster than they are looked up. */
const LEAST_BYTES = 4096;
/** A text that a request brought is less likely to come again than a registered one: it takes so much more room. */
const INLINE_WEIGHT = 4;
/** Contents that a thread is thought to hold, at the most. */
const MOST_SENT = 4096;

/** A content that the thread holds. */
interface Kept {
  readonly type: 'kept';
  readonly source_id: string;
  readonly title?: string;
  readonly key: string;
}

export interface PackedQuestion extends Omit<Question, 'evidence'> {
  readonly evidence: readonly (Evidence | Kept)[];
}

const keyOf = ({ type, checksum }: TextEvidence | DataEvidence): string => `${type} ${checksum}`;

function isWorthKeeping(evidence: Evidence): evidence is TextEvidence | DataEvidence {
  if (evidence.type === 'faulty') return false;
  if (evidence.registered_bytes !== undefined) return evidence.registered_bytes >= LEAST_BYTES;
  // Texts with lone surrogates may share a checksum. Requests in JSON bring none.
  return evidence.type === 'text' && evidence.text.length >= LONG && evidence.text.isWellFormed();
}

/** What a content takes of the room of those held. */
function weightOf(evidence: TextEvidence | DataEvidence): number {
  return evidence.registered_bytes ?? INLINE_WEIGHT * (evidence as TextEvidence).text.length;
}

/** What a thread has been sent. */
export class Sent {
  readonly #keys = new Set<string>();

  pack(question: Question): PackedQuestion {
    return { ...question, evidence: question.evidence.map((one) => this.#packOne(one)) };
  }

  /** The thread holds less than was thought: all of it is sent again as it is asked for. */
  forget(): void {
    this.#keys.clear();
  }

  #packOne(evidence: Evidence): Evidence | Kept {
    if (!isWorthKeeping(evidence)) return evidence;
    const { source_id, title } = evidence;
    const key = keyOf(evidence);
    if (this.#keys.has(key)) return { type: 'kept', source_id, ...(title !== undefined && { title }), key };
    if (this.#keys.size >= MOST_SENT) this.forget();
    this.#keys.add(key);
    if (evidence.type === 'data') return evidence;
    // Pages are told of where the answer is made.
    const { page_starts: _, ...text } = evidence;
    return text;
  }
}

/** What a thread holds, bounded by bytes; the content that was asked for longest ago goes first. */
export class Held {
  readonly #capacity: number;
  readonly #contents = new Map<string, TextEvidence | DataEvidence>();
  #weight = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The question with its contents; undefined where one of them is not held any more. */
  unpack(packed: PackedQuestion): Question | undefined {
    const evidence: Evidence[] = [];
    // A content that the question itself brings is there for the rest of it, held or not.
    const brought = new Map<string, TextEvidence | DataEvidence>();
    for (const one of packed.evidence) {
      const whole = one.type === 'kept' ? this.#take(one, brought.get(one.key)) : one;
      if (whole === undefined) return undefined;
      evidence.push(whole);
      if (!isWorthKeeping(whole)) continue;
      brought.set(keyOf(whole), whole);
      this.#hold(whole);
    }
    return { ...packed, evidence };
  }

  #take(
    { key, source_id, title }: Kept,
    brought: TextEvidence | DataEvidence | undefined,
  ): Evidence | undefined {
    const held = brought ?? this.#contents.get(key);
    if (held === undefined) return undefined;
    const { title: _, ...content } = held;
    return { ...content, source_id, ...(title !== undefined && { title }) };
  }

  #hold(evidence: TextEvidence | DataEvidence): void {
    const key = keyOf(evidence);
    const held = this.#contents.get(key);
    if (held !== undefined) {
      this.#contents.delete(key);
      this.#contents.set(key, held);
      return;
    }
    this.#contents.set(key, evidence);
    this.#weight += weightOf(evidence);
    for (const [oldest, other] of this.#contents) {
      if (this.#weight <= this.#capacity) break;
      this.#contents.delete(oldest);
      this.#weight -= weightOf(other);
    }
  }
}
