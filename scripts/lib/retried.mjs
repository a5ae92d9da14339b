/** Tells the tests that failed and then passed: a line for each in the file named by STOA_RETRIED, so that a good run does not hide them. */
import { appendFileSync } from 'node:fs';
import { env } from 'node:process';

export default class Retried {
  onTestCaseResult(test) {
    const { errors = [] } = test.result();
    if (!test.diagnostic()?.flaky || env.STOA_RETRIED === undefined) return;
    appendFileSync(
      env.STOA_RETRIED,
      `${test.module.relativeModuleId} > ${test.fullName}: ${errors[0]?.message?.split('\n')[0] ?? 'no reason known'}\n`,
    );
  }
}
