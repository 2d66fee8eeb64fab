/** Numbers of Japanese and Chinese: written in full width or in signs, as digits. */

const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** What a number in signs counts: without it "一" is part of a word. */
const COUNTER =
  '(?:日(?!本)|号|號|天|週間|周(?!年)|か月|ヶ月|カ月|ヵ月|个月|個月|月|年|時間?|小时|小時|分|秒|円|元|块|個|个|件|回|次|名|人|台|通|枚|本|点|歳|岁|工作日|営業日|星期|倍|割|％|%|万|階|层)';
const IN_SIGNS = new RegExp(String.raw`[〇零一二两兩三四五六七八九十百千]+(?=${COUNTER})`, 'gu');

/** A text with full width as half width, and numbers in signs as digits. */
export const withDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(IN_SIGNS, (signs) => String(numberOf(signs)));

function numberOf(signs: string): number {
  if ([...signs].every((sign) => sign in DIGITS))
    return Number([...signs].map((sign) => DIGITS[sign]).join(''));
  let sum = 0;
  let digit = 0;
  for (const sign of signs) {
    const scale = SCALES[sign];
    if (scale === undefined) digit = DIGITS[sign]!;
    else {
      sum += (digit || 1) * scale;
      digit = 0;
    }
  }
  return sum + digit;
}
