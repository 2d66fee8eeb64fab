/** "Three people died" by "three people were injured", and the other way round: who was hurt was not killed by that. */
import { against, type Guard, textOf } from '../guard.ts';

const KILLED =
  /\b(?:die[ds]?|dying|kill\p{L}*|dead|deaths?|deadly|fatal\p{L}*|perish\p{L}*|lethal|murder\p{L}*|drown\p{L}*|lives?|lost (?:his|her) life|passed away|deceased|executed|suffocat\p{L}*|starv\p{L}*|corpses?|bod(?:y|ies)|victims?|casualt\p{L}*|claim\p{L}*|succumb\p{L}*|toll|mortal\p{L}*|shot|stabbed|electrocut\p{L}*|beheaded|hanged|assassinat\p{L}*|slain|slaughter\p{L}*|massacr\p{L}*|euthani[sz]\p{L}*|put down|put to sleep|surviv\p{L}*|widow\p{L}*|obituar\p{L}*|funeral|buried|late)\b/iu;
const HURT =
  /\b(?:injur\p{L}*|wound\p{L}*|hurt|harmed|bruis\p{L}*|casualt\p{L}*|maim\p{L}*|fractur\p{L}*|burns|broke \p{L}+ (?:leg|arm|hip|wrist|ankle|rib)s?)\b/iu;
/** What the statement itself says of either. */
const DIED = /\b(?:died|dies|was killed|were killed|killed|perished|dead|deaths?)\b/iu;
const INJURED = /\b(?:injured|injury|injuries|wounded)\b/iu;

export const HARMED_OTHERWISE: Guard = against(
  'entity',
  'english',
  ({ reading, support: { sentences } }) => {
    const ours = textOf(reading);
    const [died, injured] = [DIED.test(ours), INJURED.test(ours)];
    if (died === injured) return false;
    const theirs = sentences.map((one) => textOf(one.reading)).join(' ');
    const [killed, hurt] = [KILLED.test(theirs), HURT.test(theirs)];
    return died ? !killed : killed && !hurt && DIED.test(theirs);
  },
  { said: () => [DIED, INJURED] },
);
