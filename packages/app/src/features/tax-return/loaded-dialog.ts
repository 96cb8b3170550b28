/** The dialog in a chunk of its own, see LateDialog. */
export { Dialog } from '@aangiftewijs/ui/Dialog'
