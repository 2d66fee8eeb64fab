/**
 * What tellers make of a sentence without a look at the claim, kept with its close reading: a sentence is told for a claim, for
 * each way to say that otherwise, and for the other claims of a question.
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { once } from '../../../text/once.ts';
import type { Reading } from '../../../text/reading.ts';
import type { Scene, Teller, Telling } from './types.ts';

/** What a teller made of a sentence, and all that it made it of. */
interface Kept {
  readonly title: string;
  readonly lexicon: Lexicon;
  /** The sentences that it had told, each with how it was told. */
  readonly heard: ReadonlyMap<number, Telling>;
  readonly made: readonly Telling[];
}

/** Of each teller what it last made of a sentence; it goes with the reading, which a document lets go of behind a question. */
const keptWith = once((_: Reading) => new Map<Teller, Kept>());

/** What a teller makes of a scene; what it made of the same without a look at the claim is not made again. */
export function toldOnce(teller: Teller, scene: Scene): readonly Telling[] {
  const { source, sentence, title, lexicon } = scene;
  const kept = keptWith(source.sentence(sentence));
  const known = kept.get(teller);
  if (known !== undefined && isSame(known, scene)) return known.made;
  let isClaimed = false;
  const heard = new Map<number, Telling>();
  const made = teller({
    source,
    sentence,
    title,
    lexicon,
    // A teller that hands the whole scene on, or spreads it, may look at its claim and counts as one that does.
    get claim() {
      isClaimed = true;
      return scene.claim;
    },
    tell(at) {
      const told = scene.tell(at);
      heard.set(at, told);
      return told;
    },
  });
  if (!isClaimed) kept.set(teller, { title, lexicon, heard, made });
  return made;
}

/** Whether a teller would find in a scene all that it found before, the claim aside. */
function isSame({ title, lexicon, heard }: Kept, scene: Scene): boolean {
  if (title !== scene.title || lexicon !== scene.lexicon) return false;
  for (const [at, before] of heard) if (!isAlike(before, scene.tell(at))) return false;
  return true;
}

/** Whether a sentence is told as before: a scene tells no more of it than its text and what that is drawn from. */
const isAlike = (one: Telling, other: Telling): boolean =>
  one === other ||
  (one.text === other.text &&
    one.from.length === other.from.length &&
    one.from.every((at, i) => at === other.from[i]));
