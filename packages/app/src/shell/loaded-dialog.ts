/** The dialog in a chunk of its own, see DeferredDialog. */
export { Dialog } from '@aangiftewijs/ui/Dialog'
