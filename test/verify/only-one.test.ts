/** What a text tells of the only thing of its kind. */
import { testTold } from './told.ts';

testTold('The only one of its kind', [
  ['The leather sofa was damaged.', ['The sofa was damaged.'], []],
  ['Water damaged the parquet floor in the hallway.', ['The floor in the hallway was damaged.'], []],
  ['The washing machine hose burst on Sunday.', ['The hose burst.'], ['The machine is broken.']],
  ['The bathroom tile is cracked.', ['The tile is cracked.'], []],
  ['The leather sofa was damaged. The fabric sofa was not.', [], ['The sofa was damaged.']],
  ['The vice president resigned.', [], ['The president resigned.']],
  ['The project manager resigned.', [], ['The manager resigned.']],
  ['The gas price rose by 4%.', [], ['The price rose.']],
  ['The toy car was stolen.', [], ['The car was stolen.']],
  ['The car key was lost; the house key is there.', [], ['The key was lost.']],
  ['The garage door is locked. The front door is open.', [], ['The door is locked.']],
  ['The leather sofa was damaged by water.', [], ['A sofa was damaged by fire.']],
  ['The desk lamp is broken. The lamps in the hall work.', [], ['The lamps are broken.']],
  ['The youth team won.', [], ['The team won.']],
]);
