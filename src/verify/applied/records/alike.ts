/** Two objects of data that hold the same: "The shipping address matches the billing address." */
import { objectsOf } from '../../record/read/from-data.ts';
import type { Focus } from '../../record/record.ts';
import type { Scene, Shown } from '../asked.ts';

const SAME =
  /^The (\p{Ll}+(?: \p{Ll}+)?) (matches|is the same as|is identical to|equals|differs from|does not match|is different from|is not the same as) the (\p{Ll}+(?: \p{Ll}+)?)$/u;
const MOST_OBJECTS = 24;

/** Where both stand, field by field, that are alike or not as a statement says; undefined for another. */
export function objectsAlike(said: string, { documents }: Scene): Shown | undefined {
  const [, one, how, other] = SAME.exec(said) ?? [];
  if (one === undefined || how === undefined || other === undefined) return undefined;
  for (const [document, source] of documents.entries()) {
    if (!source.structured) continue;
    const objects = objectsOf(source, MOST_OBJECTS);
    const [a, b] = [one, other].map((name) => objects.filter(({ labels }) => labels.join(' ') === name));
    if (a!.length !== 1 || b!.length !== 1 || a![0]!.own.length === 0) continue;
    const [mine, theirs] = [valuesOf(a![0]!), valuesOf(b![0]!)];
    if ([...mine.keys()].sort().join('/') !== [...theirs.keys()].sort().join('/')) return undefined;
    const isSame = [...mine].every(([name, quote]) => theirs.get(name) === quote);
    const isSaidSame = /^(?:matches|is the same|is identical|equals)/.test(how);
    if (isSame !== isSaidSame) return undefined;
    const shown = [...a![0]!.own, ...b![0]!.own].map(({ sentence }) => ({ document, sentence }));
    return { places: shown, told: `${[...mine.values()].join(', ')}; ${[...theirs.values()].join(', ')}` };
  }
  return undefined;
}

const valuesOf = ({ own }: Focus): ReadonlyMap<string, string> =>
  new Map(own.map(({ name, quote }) => [name.join(' '), quote.trim().toLowerCase()]));
