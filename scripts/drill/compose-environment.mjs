// What compose.yaml and the Dockerfile give a server in its environment, with other addresses in the place of the services' names.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, Sentence } from '../phases.mjs'

const filledIn = (text, secrets) =>
  text.replace(/^"(.*)"$/, '$1').replace(/\$\{(\w+):(\?|-)\}/g, (_, name, without) => {
    if (secrets[name] === undefined && without === '-') return ''
    if (secrets[name] === undefined) throw new Sentence(`compose.yaml asks for ${name}, which the drill does not know.`)
    return secrets[name]
  })

const variablesOf = (lines, pattern) =>
  lines.flatMap((line) => {
    const found = pattern.exec(line)
    return found ? [[found[1], found[2]]] : []
  })

/** @param secrets what compose.yaml leaves to the environment @param addresses `host:port` of each service's own `name:port` */
export function environmentOfServers(secrets, addresses) {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8').split('\n')
  const from = compose.findIndex((line) => line.includes('environment: &environment'))
  const length = compose.slice(from + 1).findIndex((line) => !line.startsWith('    '))
  const own = variablesOf(compose.slice(from + 1, from + 1 + length), /^ {4}(\w+): (.+)$/)
  const image = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n')
  const fromImage = image
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => variablesOf(line.slice(4).split(' '), /^(\w+)=(.+)$/))
  const placed = (text) =>
    Object.entries(addresses).reduce((result, [name, address]) => result.replace(name, address), text)
  return Object.fromEntries([...fromImage, ...own].map(([name, text]) => [name, placed(filledIn(text, secrets))]))
}
