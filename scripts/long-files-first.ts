import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The files themselves. A config names some; one that was moved would quietly lose its place.
 * @param files paths from the root of the repository.
 */
export function thatExist(files: readonly string[]): readonly string[] {
  const gone = files.filter((file) => !existsSync(join(root, file)))
  if (gone.length > 0) throw new Error(`A config of vitest names what there is not: ${gone.join(', ')}`)
  return files
}

/**
 * The tests of each project in the order of a list, then its others: a long file that begins last is waited for with one
 * processor idle.
 * @param files paths from the root of the repository, the longest first.
 */
export function longFilesFirst(files: readonly string[]): TestSequencerConstructor {
  const long = thatExist(files).map((file) => join(root, file))
  return class extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(specifications)
      const projects = [...new Set(sorted.map(({ project }) => project))]
      const place = ({ project, moduleId }: TestSpecification) => {
        const at = long.indexOf(moduleId)
        return projects.indexOf(project) * (long.length + 1) + (at < 0 ? long.length : at)
      }
      return sorted.sort((one, other) => place(one) - place(other))
    }
  }
}
