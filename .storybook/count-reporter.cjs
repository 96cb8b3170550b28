/** Prints how many stories were drawn, played and checked. */
module.exports = class CountReporter {
  onRunComplete(_contexts, { numTotalTests, numPassedTests, numTotalTestSuites }) {
    process.stdout.write(
      `\nStories: ${numTotalTests} in ${numTotalTestSuites} files, each checked with axe in light, dark and high contrast; ${numPassedTests} passed.\n`,
    )
  }
}
