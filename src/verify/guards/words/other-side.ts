/** "Turn right" by "bear left", "the north gate" by "the south gate": the side opposite to the one that the evidence names. */
import { againstUnit } from '../guard.ts';

const SIDES: ReadonlyMap<string, string> = new Map(
  [
    'left right',
    'north south',
    'east west',
    'northern southern',
    'eastern western',
    'upstairs downstairs',
    'upstream downstream',
    'clockwise anticlockwise',
    'clockwise counterclockwise',
  ]
    .map((pair) => pair.split(' ') as [string, string])
    .flatMap(([a, b]) => [[a, b] as const, [b, a] as const]),
);

/** A side of the statement that no sentence of the support has, where one has the opposite. */
export const OTHER_SIDE = againstUnit('negation', 'sentence', ({ reading, units }, { reading: { words } }) =>
  units.findIndex(({ word: { form }, value, to }) => {
    const opposite = value === undefined ? SIDES.get(form) : undefined;
    // "To the left of" turns round with what stands there.
    return (
      opposite !== undefined &&
      reading.words[to]?.form !== 'of' &&
      words.some((word) => word.form === opposite) &&
      !words.some((word) => word.form === form)
    );
  }),
);
