import { strFromU8, unzipSync } from 'fflate'
import { exportedData } from '../features/session/export-file.ts'
import type { TestBrowser } from './browser.ts'

/** The files in an export. */
export const filesIn = (zip: Uint8Array): Readonly<Record<string, Uint8Array>> => unzipSync(zip)

/** What an export says. */
export const dataIn = (zip: Uint8Array) => JSON.parse(strFromU8(filesIn(zip)[exportedData] ?? new Uint8Array()))

/** What a person's export says. */
export const exportedBy = async (browser: TestBrowser) => dataIn((await browser.get('/api/user/export')).bytes)
