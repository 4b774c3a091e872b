/** Names the stories that passed only when they were told again: each is a fault to look into. */
import type { Reporter, TestModule } from 'vitest/node';

export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.diagnostic()?.flaky) console.log(`passed at the second try: ${test.fullName}`);
      }
    }
  }
}
