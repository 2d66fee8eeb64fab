/** Whether a sentence of Chinese says a claim in the same words, in another order of what says when and who, or with the commonest words that mean the same. */
import { withDigits } from './numerals.ts';

/** Words that say the same, the first for all of them. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/已经|已經/g, '已'],
  [/可以(?!说)/g, '可'],
  [/能够|能夠/g, '可'],
  [/必须|必須|需要|须要|务必|应当|應當/g, '须'],
  [/需(?!求)|須/g, '须'],
  [/无法|無法|不可|不得|不能够/g, '不能'],
  [/之内|以内|之內|以內/g, '内'],
  [/之前|以前/g, '前'],
  [/之后|以后|之後|以後/g, '后'],
  [/顾客|顧客|客人/g, '客户'],
  [/商家|店家|本店|店铺/g, '卖家'],
  [/支付|缴纳|交纳/g, '付'],
  [/负担|負擔/g, '承担'],
  [/电邮|电子邮件|邮件/g, '邮箱信'],
  [/商品|产品|货品/g, '商品'],
  [/包裹|快递件|快件/g, '包裹'],
  [/邮费|快递费|运费/g, '运费'],
  [/寄出|发出|发货|發貨/g, '发货'],
  [/取消了|取消/g, '取消'],
  [/被(?=取消|退回|拒绝|批准|冻结|删除)/g, ''],
  [/(?<=\d)日(?=[内后前])/g, '天'],
  [/星期|礼拜/g, '周'],
  [/(\d)号/g, '$1日'],
  [/(\d)个?工作天/g, '$1个工作日'],
  [/(\d)工作日/g, '$1个工作日'],
  [/您的|您/g, ''],
  [/(?:请|麻烦)(?=于|在)/g, '请'],
];

const DATE =
  /(?:于|於|在)?((?:\d{4}年)?\d{1,2}月\d{1,2}日)(?:(?:的)?(上午|下午|晚上|早上)?(\d{1,2}[:点]\d{0,2}分?))?/g;
/** What may hold for more than its own clause, or leaves a clause open. */
const OPEN =
  /如|若|时|的话|情况|要是|假如|倘|除非|除了|除.+外|据|称|表示|认为|声称|但|则|才|只有|否则|可能|也许|或许|大概|吗|\?|呢|传闻|计划|拟|预计|将|打算|希望|几乎|差点/;

/** Chinese signs, without those of Japanese. */
export const isChinese = (text: string): boolean =>
  /[\u4e00-\u9fff]/.test(text) && !/[\u3040-\u30ff]/.test(text);

export function saysInChinese(claim: string, sentence: string): boolean {
  const ours = plain(claim);
  const theirs = plain(sentence);
  if (says(ours, theirs)) return true;
  if (OPEN.test(theirs) || /[,;]/.test(ours)) return false;
  // What stands behind may be said for when or where the first clause holds; the first stands alone.
  const [first, ...others] = theirs.split(/[,;:]/);
  return others.length > 0 && says(ours, first);
}

/** A sentence in the commonest of words that mean the same, its signs as those of a comma or none. */
function plain(text: string): string {
  let told = withDigits(text)
    .replace(/\s/g, '')
    .replace(/(?<![。.!])[。.!]+$/, '')
    .replace(/[，、]/g, ',')
    .replace(/[；]/g, ';');
  for (const [said, same] of SAME) told = told.replace(said, same);
  return told;
}

interface Parts {
  readonly dates: readonly string[];
  readonly rest: string;
}

function parts(text: string): Parts {
  const dates: string[] = [];
  const rest = text.replace(DATE, (found, day: string) => {
    dates.push(found.replace(/^[于於在]/, ''));
    return day === '' ? found : '';
  });
  return { dates, rest: byDoer(rest.replace(/^,|,$/g, '')) };
}

/** "运费由买家承担": who bears it, before what he bears. */
const byDoer = (text: string): string =>
  text
    .replace(/^([^,由]{1,20})(?:均)?由([^,由]{1,12}?)(承担|付|负责|处理|批准|签收)$/, '$2$3$1')
    .replace(/^([^,]{1,12}?)(已)?(承担|付)([^,]{1,20})$/, '$1$2$3$4');

function says(ours: string, theirs: string): boolean {
  const one = parts(ours);
  const other = parts(theirs);
  if (one.rest !== other.rest || one.rest.length < SHORTEST) return false;
  const denied = /[不未没無无]/.test(other.rest);
  if (one.dates.length === 0) return other.dates.length === 0 || !denied;
  return one.dates.join() === other.dates.join();
}

const SHORTEST = 4;
