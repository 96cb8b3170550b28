import { isTesting, withoutComments } from './source-files.mjs'

/** Only hands on what another file has: a name in it is used by nobody yet. Under a new name it is. */
const handedOn = /export\s+(?:type\s+)?\{(?![^}]*\bas\b)[^}]*\}\s*from\s*['"][^'"]+['"]/g

/** Values alone: a type that is exported names what a declaration says. */
const exported = /^export (?:async )?(?:const|function\*?|class)\s+([\w$]+)/gm

const namesIn = (text) => text.match(/[\w$]+/g) ?? []

/** Stories show what they use, so it is of use. */
const isTest = (file) => isTesting(file) && !file.includes('.stories.')

/**
 * Exported for nobody: values that no other file names, and those that only tests name while their own file has no use for them. By names,
 * so that what is called like something else is passed over, and nothing is told of what is used.
 * @param files every text of the repository that may name one, by its path
 * @param forTests what is there for tests alone, as `path name`
 * @returns `path name` of each
 */
export function unusedExports(files, forTests) {
  const texts = new Map([...files].map(([file, text]) => [file, withoutComments(text).replace(handedOn, '')]))
  const users = new Map()
  for (const [file, text] of texts)
    for (const name of new Set(namesIn(text))) users.set(name, [...(users.get(name) ?? []), file])
  const isUsed = (file, text, name) => {
    const others = users.get(name).filter((other) => other !== file)
    const isUsedHere = namesIn(text).filter((other) => other === name).length > 1
    return others.some((other) => isUsedHere || !isTest(other))
  }
  return [...texts].flatMap(([file, text]) =>
    isTesting(file) || !/^packages\/\w+\/src\//.test(file)
      ? []
      : [...text.matchAll(exported)]
          .filter(([, name]) => !isUsed(file, text, name))
          .map(([, name]) => `${file} ${name}`)
          .filter((found) => !forTests.includes(found)),
  )
}
