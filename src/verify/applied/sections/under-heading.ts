/**
 * What a section says of what its heading names: "The pump at Canal House 7 was replaced on 14 April" of "2. Boiler, Canal House
 * 7. On 14 April the pump was replaced", "the name list is due at least 7 days before arrival" of "5. Name list. At least 7 days
 * before arrival". The same of another section's heading, or where the sentence tells of another thing in that place, is not shown.
 */
import { matchesOf } from '../../../text/matches.ts';
import { patternOf } from '../../../text/pattern.ts';
import { capital, escaped } from '../../context/tellings/words.ts';
import type { Scene, Shown } from '../asked.ts';
import { lineOf, type Named } from './line-of.ts';
import { headOf, type Section, sectionsOf } from './sections.ts';

/** Statements that one is asked as, at the most. */
const MOST_ASKED = 4;

/** Where a section says a statement of its topic; undefined where none does. */
export function underHeading(said: string, scene: Scene): Shown | undefined {
  let left = MOST_ASKED;
  for (const section of sectionsOf(scene.documents))
    for (const topic of section.topics) {
      const named = topicIn(said, topic);
      if (named === undefined) continue;
      const told = topic === section.subject ? lineOf(said, named, section, scene) : undefined;
      if (told !== undefined) return told;
      for (const way of withoutTopic(said, named)) {
        if (left-- <= 0) return undefined;
        const shown = scene.ask(`${way.said}.`);
        if (shown !== undefined && isOwn(shown, way, section, scene))
          return { ...shown, places: [...shown.places, headOf(section)] };
      }
    }
  return undefined;
}

/** Where a statement names a topic: in the same words, of one or of several. */
function topicIn(said: string, topic: string): Named | undefined {
  const one = escaped(topic.replace(/(?<=\p{Ll}{3})s$/u, ''));
  const found = matchesOf(said, new RegExp(String.raw`(?<![\p{L}\d-])${one}(?:e?s)?(?![\p{L}\d-])`, 'giu'));
  const [only] = found;
  return found.length === 1
    ? { start: only!.index, end: only!.index + only![0].length, words: only![0] }
    : undefined;
}

/** A statement without its topic, and what a sentence must not tell of another thing for it. */
interface Way {
  readonly said: string;
  readonly filled: RegExp;
}

const BEFORE = /(?<noun>[\p{L}\d-]+) (?<link>of|for|at|in|on|about|concerning) (?:(?:the|a|an|our|your) )?$/u;
/** Another place, or what another thing is done for: a length of time is neither. */
const ELSEWHERE =
  /\b(?:at|in|into|to|from|near|inside|about|for) (?!\d|the (?:morning|afternoon|evening|end|meantime)\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/iu;
/** "Moved in at 9 Linden Row": a verb's own particle, of which the place is. */
const SMALL = /^(?:in|on|out|up|off|over|back|away|down|is|are|was|were|be|been)$/iu;
const BEHIND = /^['\u2019]s? (?<noun>[\p{L}-]+)/u;

/** A statement without what names its topic beside a noun: "the use of the syringes", "Biscuit's bloods". */
function withoutTopic(said: string, { start, end }: Named): readonly Way[] {
  const [before, behind] = [said.slice(0, start), said.slice(end)];
  const led = BEFORE.exec(before);
  if (led?.groups !== undefined) {
    const { noun = '', link = '' } = led.groups;
    // What ends in the topic is told of it; a name that goes on is another.
    if (/^ \p{Lu}/u.test(behind) || SMALL.test(noun)) return [];
    return [
      {
        said: `${before.slice(0, led.index)}${noun}${behind}`,
        filled: link === 'of' ? patternOf(String.raw`\b${escaped(noun)} of\b`, 'iu') : ELSEWHERE,
      },
    ];
  }
  const owned = BEHIND.exec(behind);
  if (owned === null) return [];
  const noun = owned.groups!.noun!;
  const rest = behind.slice(owned[0].length);
  const lead = before.replace(/\b(?:the|a|an) $/iu, '');
  const filled = patternOf(
    String.raw`(?:['\u2019]s?|\b(?:his|her|its|their|our|your)) (?:\p{L}+ )?${escaped(noun)}\b|\b${escaped(noun)} of\b`,
    'iu',
  );
  return [
    { said: capital(`${lead}${noun}${rest}`), filled },
    { said: capital(`${lead}the ${noun}${rest}`), filled },
  ];
}

/** Whether a statement is shown by its section alone, by sentences that tell it of no other thing. */
const isOwn = ({ places }: Shown, { said, filled }: Way, section: Section, { documents }: Scene): boolean =>
  places.length > 0 &&
  places.every(({ document, sentence }) => {
    if (document !== section.document || sentence < section.head || sentence > section.last) return false;
    const text = documents[document]!.said(sentence);
    return sentence === section.head || countOf(text, filled) <= countOf(said, filled);
  });

const countOf = (text: string, of: RegExp): number => matchesOf(text, new RegExp(of.source, 'giu')).length;
