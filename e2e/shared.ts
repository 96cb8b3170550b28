import { inject } from 'vitest'
import { launchBrowser } from './browser.ts'

/** Where the server answers that all files share. What stops it, moves its clock or needs other settings starts its own. */
export const origin = inject('origin')

/** The browser of this worker, whose files share it; it ends with the worker. */
export const browser = await launchBrowser()
