/**
 * A person without a mouse: keys are pressed, and nothing is clicked, filled in or given the focus.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any window has. */
const MOST_STOPS = 150;

export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Goes from stop to stop until the focus is on what has this name. */
  async goTo(name: string | RegExp, key = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const now = await this.focused();
      if (typeof name === 'string' ? now === name : name.test(now)) return;
      passed.push(now);
      await this.press(key);
    }
    throw new Error(`${name} was not reached; passed: ${[...new Set(passed)].join(' | ')}`);
  }

  /** What a screen reader would call what has the focus; empty where nothing has. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      if (element === null || element === document.body) return '';
      const label = element.labels?.[0]?.textContent;
      return (element.ariaLabel ?? label ?? element.textContent ?? '').trim();
    });
  }

  async expectFocusOn(name: string | RegExp): Promise<void> {
    await expect.poll(() => this.focused()).toMatch(name);
  }
}
