/** "The build passed" by `lint: passed; integration: failed`: one of several outcomes is not that of the whole. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const PASSED =
  /^(?:passed|succeeded|successful|ok|green|complete|completed|approved|signed|verified|healthy|up|success)$/;
const FIELD = /(?:^|[;\n] ?)([\p{L}][\p{L}\d ]*): (\p{L}+)(?=[;\n.]|$)/giu;
const OTHERWISE =
  /^(?:failed|failing|failure|error|red|incomplete|rejected|unsigned|unverified|unhealthy|down|pending|missing|open|skipped|cancelled)$/iu;
/** Fields that tell how the whole stands. */
const OF_WHOLE =
  /\b(?:status|state|result|outcome|overall|conclusion|verdict|decision|total|stage|phase|build|pipeline)\b/iu;

export const ONE_OF_CHECKS: Guard = againstUnit('partially_mentioned', 'any', isOfPart, {
  told: () =>
    /: (?:failed|failing|failure|error|red|incomplete|rejected|unsigned|unverified|unhealthy|down|pending|missing|open|skipped|cancelled)\b/iu,
});

function isOfPart({ reading, units, support: { sentences, from } }: Told): number {
  const said = textOf(reading).toLowerCase();
  return units.findIndex(({ word, value }, i) => {
    const one = sentences[from[i]!];
    if (value !== undefined || one === undefined || !one.source.structured || !PASSED.test(word.form))
      return false;
    const fields = [...textOf(one.reading).matchAll(FIELD)].map(([, name, is]) => ({
      name: name!,
      is: is!.toLowerCase(),
    }));
    const own = fields.filter(({ is }) => is === word.form);
    if (own.length === 0 || own.some(({ name }) => OF_WHOLE.test(name) || isNamed(said, name))) return false;
    return fields.some(({ name, is }) => OTHERWISE.test(is) && !isNamed(said, name));
  });
}

const isNamed = (said: string, name: string): boolean =>
  name
    .toLowerCase()
    .split(' ')
    .some((part) => said.includes(part.slice(0, 5)));
