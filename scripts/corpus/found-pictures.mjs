// `npm run found-pictures`: the pictures beside questions, a statement with the place of the amount marked.
import '../node-version.mjs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { foundAmounts } from '../../packages/app/src/features/tax-return/papers/found-amounts.ts'
import { foundAlso } from '../../packages/app/src/features/tax-return/questions/found-also.ts'
import { foundPicture, picturesFolder } from './found-picture.mjs'

await rm(picturesFolder, { recursive: true, force: true })
await mkdir(picturesFolder, { recursive: true })
for (const [name, [statement, line]] of Object.entries({ ...foundAmounts, ...foundAlso }))
  await writeFile(new URL(`${name}.svg`, picturesFolder), foundPicture(statement, line))
