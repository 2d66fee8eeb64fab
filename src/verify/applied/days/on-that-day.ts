/** What was done on a day that the evidence names: "she returned the laptop on her last day". */
import { daysOf } from '../../between/dated.ts';
import type { Scene, Shown } from '../asked.ts';
import { daysFor } from './days.ts';

const ON =
  /^(.{6,90}?) on (?:the day of (?:the |his |her |their )?(?<deed>\p{Ll}+(?: \p{Ll}+)?)|(?:his|her|their|the) (?<which>last|first|final) (?:working )?day(?: of work)?)$/u;

/** Where both days stand, which are one; undefined for another statement, and where they are not. */
export function onThatDay(said: string, scene: Scene): Shown | undefined {
  const found = ON.exec(said);
  if (found === null || / (?:not|never) /u.test(said)) return undefined;
  const { deed, which } = found.groups!;
  const own = daysFor(found[1]!, said, scene);
  const days =
    deed === undefined
      ? daysOf(scene.documents, scene.lexicon).filter(({ label }) =>
          label.includes(which === 'final' ? 'last' : which!),
        )
      : daysFor(deed, said, scene);
  const [one, other] = [own[0], days[0]];
  if (one === undefined || other === undefined || one === other) return undefined;
  const isOne = [...own, ...days].every(
    ({ moment }) => moment.day === one.moment.day && moment.year === one.moment.year,
  );
  return isOne ? { places: [one, other], told: `${one.told} = ${other.told}` } : undefined;
}
