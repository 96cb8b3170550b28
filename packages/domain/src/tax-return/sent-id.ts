import * as z from 'zod/mini'

/** A number that names somebody or something, as a program sends it: nobody types it, and it is no amount. */
export const sentId = z.int({ error: ({ input }) => (input === undefined ? 'required' : 'wrong-type') })
