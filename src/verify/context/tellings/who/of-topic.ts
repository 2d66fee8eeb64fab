/**
 * A property of the one thing that a text is about, told of that thing: "the Ridgeline tent has a two-year warranty" for "The
 * Ridgeline tent sleeps four. … The warranty is two years." Where the text tells of a second thing that may have it, it is told of none.
 */
import { patternOf } from '../../../../text/pattern.ts';
import type { Scene, Teller } from '../types.ts';
import { where } from '../where.ts';

/** What a thing, an agreement or an event has one of, and hardly anything that comes with it. */
const PROPERTY =
  'warranty|guarantee|price|retail price|list price|purchase price|weight|battery|battery life|screen|display|fabric|outer fabric|frame|motor|lens|capacity|range|noise level|power consumption|delivery time|shelf life|notice period|minimum term|initial term|term|governing law|deposit|security deposit|monthly rent|rent|monthly fee|annual fee|entry fee|registration fee|deadline|registration deadline|application deadline|closing date|start date|end date|budget|salary|annual salary|venue|duration|dosage';
/** "The Ridgeline tent has", "This agreement is": what the first sentence is about. */
const TOPIC =
  /^(?:The|This|Our) ((?:\p{Lu}[\p{L}\d-]* |\p{Ll}[\p{L}-]+ ){0,3}?)(\p{Ll}[\p{L}-]{2,}) (?:is|are|has|have|was|will|can|comes|costs|weighs|sleeps|starts|begins|runs|lasts|holds|offers|includes|covers|takes|features|measures|provides|allows)\b/u;
const SUBJECT = new RegExp(
  String.raw`^The (${PROPERTY}) ((?:is|was|will be|are|lasts|covers|ends|starts|must|may|can|has) .+)$`,
  'u',
);
/** What brings in a second thing of a kind, or holds two against each other. */
const SECOND =
  /\b(?:another|other|others|second|both|each|either|neither|respectively|compared|unlike|than|instead|replaces?|former|latter|previous|old|older|earlier|separate|accessor(?:y|ies)|bundle|set of|optional|add-on|alternatively)\b/iu;
/** Characters of a text that may be about one thing. */
const LONGEST = 3_000;
const SPAN = /^(?:is|was|lasts|covers) (\p{L}+|\d+) (year|month|week|day|hour)s?$/u;

/** A property as the topic's, in the claim's own words for it. */
export const ofTopic: Teller = where([SUBJECT], (scene) => {
  const { source, sentence, tell } = scene;
  if (source.text.length > LONGEST || sentence === 0) return [];
  const told = tell(sentence);
  const found = SUBJECT.exec(told.text.replace(/[.!]\s*$/u, ''));
  if (found === null) return [];
  const topic = topicOf({ source });
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const owner = topic === undefined ? undefined : ownerIn(said, topic);
  if (owner === undefined || isOfSecond({ source }, topic!, found[1]!)) return [];
  const [, property = '', rest = ''] = found;
  const [, count, unit] = SPAN.exec(rest) ?? [];
  const sized =
    count === undefined
      ? []
      : [
          `${owner} has a ${count}-${unit} ${property}.`,
          `${owner} comes with a ${count}-${unit} ${property}.`,
        ];
  const from = [...new Set([...told.from, 0])];
  return [
    `${owner}'s ${property} ${rest}.`,
    `The ${property} of ${owner.replace(/^The /u, 'the ')} ${rest}.`,
    `The ${property} for ${owner.replace(/^The /u, 'the ')} ${rest}.`,
    ...sized,
  ].map((text) => ({ ...told, text, from }));
});

interface Topic {
  readonly name: string;
  readonly noun: string;
}

/** What the first sentence of a text is about. */
function topicOf({ source }: Pick<Scene, 'source'>): Topic | undefined {
  const { text, start, end } = source.sentence(0);
  const found = TOPIC.exec(text.slice(start, end));
  return found === null ? undefined : { name: found[1]!.trim(), noun: found[2]! };
}

/** How a claim calls the topic: "The Ridgeline tent", "The tent". */
function ownerIn(said: string, { name, noun }: Topic): string | undefined {
  const called = name === '' ? noun : `(?:${name} )?${noun}`;
  const found = patternOf(String.raw`\b[Tt]h(?:e|is) ${called}\b`, 'u').exec(said);
  return found === null ? undefined : `The ${found[0].slice(found[0].indexOf(' ') + 1)}`;
}

/** Whether a text tells of a second such thing, or of another that has the property. */
function isOfSecond({ source: { text } }: Pick<Scene, 'source'>, { noun }: Topic, property: string): boolean {
  if (SECOND.test(text) || patternOf(String.raw`\b${noun}s\b`, 'iu').test(text)) return true;
  const owned = patternOf(
    String.raw`(?:\b(?:a|an|his|her|your|my|no) (?:\p{L}+ )?${property}\b|['\u2019]s? (?:\p{L}+ )?${property}\b|\b${property} (?:of|for|on)\b|\b(?:\p{Ll}+ed|extended|limited|spare) ${property}\b)`,
    'iu',
  );
  const times = text.split(patternOf(String.raw`\b${property}\b`, 'iu')).length - 1;
  return owned.test(text) || times > 1 || STARTS.exec(text.slice(1)) !== null;
}

/** A sentence about another thing by its name, "The Peak stove weighs": it may have the property. */
const STARTS = /[.!] The (?:\p{Ll}+ )?\p{Lu}/u;
