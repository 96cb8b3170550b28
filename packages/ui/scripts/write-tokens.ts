import { writeFileSync } from 'node:fs'
import { designTokens } from '../src/theme/dtcg.ts'

/** Writes `packages/ui/tokens.json`, the design tokens for other tools. */
writeFileSync(new URL('../tokens.json', import.meta.url), `${JSON.stringify(designTokens(), null, 2)}\n`)
