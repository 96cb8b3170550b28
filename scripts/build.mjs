import './node-version.mjs'
import { build } from './build-all.mjs'
import { install } from './install.mjs'
import { main } from './phases.mjs'

await main(async () => {
  await install()
  await build()
})
