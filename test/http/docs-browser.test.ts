import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { executablePath, skip } from './chromium.ts';
import { type Running, running } from './harness.ts';

describe('the reference in a browser', { skip }, () => {
  let server: Running;
  let browser: Browser;
  before(async () => {
    server = await running();
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  for (const [name, width] of [
    ['a desk', 1280],
    ['a phone', 360],
    ['the narrowest screen that pages are made for (WCAG 2.2, 1.4.10)', 320],
  ] as const) {
    test(`loads whole on ${name}: no error, nothing from elsewhere, nothing wider than the screen`, async () => {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      const errors: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${server.address}/docs`);
      assert.deepEqual(errors, []);
      assert.ok(
        asked.every((url) => url.startsWith(server.address) || url.startsWith('data:')),
        asked.join(),
      );
      assert.equal(await page.locator('h1').textContent(), 'Touchstone');
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      // A fraction of a pixel is rounded up.
      assert.ok((overflow as number) <= 1, `${overflow} pixels too wide`);
      await page.close();
    });
  }

  test('every link within the page leads somewhere', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.address}/docs`);
    const broken = await page.evaluate(
      `[...document.querySelectorAll('a[href^="#"]')].map((a) => a.getAttribute('href').slice(1)).filter((id) => !document.getElementById(id))`,
    );
    assert.deepEqual(broken, []);
    await page.close();
  });
});
