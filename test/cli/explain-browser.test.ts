import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { renderPage } from '../../src/cli/explain-page.ts';
import { createExplainer } from '../../src/verify/index.ts';
import { executablePath, skip } from '../http/chromium.ts';
import { questionOf } from '../verify/ask.ts';

const HOSTILE = `<script>document.title='x'</script><img src=x onerror="document.title='x'"> \u202eetadilav\u202c ${'W'.repeat(400)} https://example.com/${'a'.repeat(300)} The customer paid $50.`;

describe('the page of an explanation in a browser', { skip }, () => {
  let browser: Browser;
  before(async () => {
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
  });
  after(() => browser?.close());

  const claims = [
    `The customer paid $500 ${'Q'.repeat(300)}.`,
    'The customer paid $50.',
    'He may have paid.',
  ];
  const page = renderPage(createExplainer()(questionOf(claims, [HOSTILE, 'The customer might have paid.'])));

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 1280])
      test(`fits ${width} pixels and can be read in a ${colorScheme} scheme, whatever the texts hold`, async () => {
        const tab = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
        const asked: string[] = [];
        tab.on('request', ({ url }) => asked.push(url()));
        await tab.setContent(page);
        const seen: Seen = await tab.evaluate(LOOK);
        await tab.close();
        assert.deepEqual(asked, []);
        assert.equal(seen.title, 'Touchstone: why');
        assert.equal(seen.foreign, 0);
        assert.doesNotMatch(seen.text, /[\u202a-\u202e]/);
        assert.ok(seen.width <= width, `${seen.width} pixels wide`);
        assert.ok(seen.contrasts.length >= 6);
        for (const contrast of seen.contrasts) assert.ok(contrast >= 4.5, String(seen.contrasts));
      });

  test('tells what is accounted for by more than its colour, on paper too', async () => {
    const tab = await browser.newPage();
    await tab.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await tab.setContent(page);
    const [lines, kept, scheme]: [string[], string[], string] = await tab.evaluate(`(() => {
      const styles = ['full', 'part', 'none'].map((one) => getComputedStyle(document.querySelector('mark.' + one)));
      return [
        styles.map(({ borderBottomStyle }) => borderBottomStyle),
        styles.map((style) => style.printColorAdjust),
        getComputedStyle(document.documentElement).colorScheme,
      ];
    })()`);
    await tab.close();
    assert.equal(new Set(lines).size, 3, String(lines));
    assert.deepEqual(kept, ['exact', 'exact', 'exact']);
    assert.equal(scheme, 'light');
  });
});

interface Seen {
  readonly text: string;
  readonly title: string;
  readonly width: number;
  readonly foreign: number;
  readonly contrasts: readonly number[];
}

/** Runs in the page: how wide it is, what stands in it that is not the page's own, and how well its words stand out. */
const LOOK = `(() => {
  const luminance = (color) => {
    const [r, g, b] = color.match(/[\\d.]+/g).map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // The canvas of a page without a background of its own.
  const canvas = matchMedia('(prefers-color-scheme: dark)').matches ? 'rgb(18, 18, 18)' : 'rgb(255, 255, 255)';
  const contrasts = [...document.querySelectorAll('h2 span, mark, h1')].map((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    const behind = luminance(backgroundColor === 'rgba(0, 0, 0, 0)' ? canvas : backgroundColor);
    const [high, low] = [luminance(color), behind].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  });
  const { title, body, documentElement } = document;
  const foreign = document.querySelectorAll('script, img').length;
  return { text: body.textContent, title, width: documentElement.scrollWidth, foreign, contrasts };
})()`;
