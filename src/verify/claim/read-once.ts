/**
 * Statements that are read for the sake of a claim, each once: a half of it is asked for by itself and as one of two, and two
 * ways to say it otherwise may come to the same words.
 */
import type { Language } from '../../text/language.ts';
import { once } from '../../text/once.ts';
import type { Engine, Part, Sources } from '../case.ts';
import { readPart } from '../part.ts';
import { Document } from '../read/document.ts';

/** What was read against some sources, by its language and its words. */
const readOf = once((_: Sources) => new Map<string, Part>());

/** A statement read as far as it takes to tell whether the sources carry it. `language`: its language, where that is known. */
export function readOnce(text: string, sources: Sources, engine: Engine, language?: Language): Part {
  const statement = new Document(text, engine.lexicon, undefined, undefined, language);
  const known = readOf(sources);
  const key = `${statement.language} ${text}`;
  const found = known.get(key) ?? readPart(statement, -1, sources, engine, 'carried');
  known.set(key, found);
  return found;
}

/** Some sources without what their foreign documents say, by which those are. */
const partsOf = once((_: Sources) => new Map<string, Sources>());

/** The sources with nothing cited, and nothing in the place of documents that are foreign. */
export function withoutForeign(sources: Sources, foreign: readonly boolean[], { lexicon }: Engine): Sources {
  if (sources.cited.length === 0 && !foreign.includes(true)) return sources;
  const known = partsOf(sources);
  const key = foreign.join();
  let found = known.get(key);
  if (found === undefined) {
    const nothing = new Document('', lexicon);
    const documents = sources.documents.map((document, i) => (foreign[i] ? nothing : document));
    known.set(key, (found = { ...sources, documents, cited: [] }));
  }
  return found;
}
