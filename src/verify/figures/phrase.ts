/** A claim as a row of words in which each value is a sign, to be held against the forms that claims of amounts have. */
import { gather } from '../../text/gather.ts';
import type { Value } from '../../text/values/index.ts';
import type { Asked } from '../derived/asked.ts';

/** Words of a claim that is read so, at the most. */
const LONGEST = 36;

/** The parts of a claim that fits a form, by their names. */
export interface Fit {
  readonly text: string;
  /** What stands in a part. */
  said(name: string): string | undefined;
  /** The units of a part. */
  units(name: string): readonly number[];
  /** The unit of a part that is one value. */
  value(name: string): { readonly unit: number; readonly value: Value } | undefined;
}

export class Phrase {
  /** "the bag is #0 over the limit": values by their number, commas as words. */
  readonly text: string = '';
  private readonly starts: number[] = [];
  private readonly places: number[] = [];
  private readonly asked: Asked;

  constructor(asked: Asked) {
    this.asked = asked;
    const { words, text } = asked.reading;
    if (words.length > LONGEST) return;
    const parts: string[] = [];
    let length = 0;
    const add = (part: string, word: number): void => {
      this.starts.push(length);
      this.places.push(word);
      parts.push(part);
      length += part.length + 1;
    };
    words.forEach(({ form, value, start }, at) => {
      if (
        at > 0 &&
        /[,;:]/.test(text.slice(words[at - 1].end, start)) &&
        (value < 0 || value !== words[at - 1].value)
      )
        add(',', at);
      if (value < 0) add(form.replace(/ /g, '_'), at);
      else if (words[at - 1]?.value !== value) add(`#${value}`, at);
    });
    this.text = parts.join(' ');
  }

  /** The parts of the claim, where all of it fits a form whose named groups are whole words. */
  fit(form: RegExp): Fit | undefined {
    const found = form.exec(this.text);
    if (found?.groups === undefined) return undefined;
    const { groups, indices } = found;
    const { units, reading } = this.asked;
    const inside = (name: string): readonly number[] => {
      const place = indices?.groups?.[name];
      if (place === undefined) return [];
      const from = this.wordAt(place[0]);
      const last = this.wordAt(place[1] - 1);
      return gather(units, (unit, k) => (unit.from >= from && unit.from <= last ? [k] : []));
    };
    return {
      text: this.text,
      said: (name) => groups[name],
      units: inside,
      value: (name) => {
        const sign = /^#(\d+)$/.exec(groups[name] ?? '');
        const value = sign === null ? undefined : reading.values[Number(sign[1])];
        const unit = units.findIndex((one) => one.value !== undefined && one.value === value);
        return value === undefined || unit < 0 ? undefined : { unit, value };
      },
    };
  }

  private wordAt(offset: number): number {
    const at = this.starts.findLastIndex((start) => start <= offset);
    return this.places[at] ?? 0;
  }
}
