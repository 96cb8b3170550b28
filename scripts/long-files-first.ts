import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * The tests of each project in the order of a list, then its others: a long file that begins last is waited for with one
 * processor idle.
 * @param files ends of paths, the longest first.
 */
export const longFilesFirst = (files: readonly string[]): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(specifications)
      const projects = [...new Set(sorted.map(({ project }) => project))]
      const place = ({ project, moduleId }: TestSpecification) => {
        const at = files.findIndex((file) => moduleId.endsWith(file))
        return projects.indexOf(project) * (files.length + 1) + (at < 0 ? files.length : at)
      }
      return sorted.sort((one, other) => place(one) - place(other))
    }
  }
