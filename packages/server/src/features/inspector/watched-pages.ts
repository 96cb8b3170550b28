import type { PageRenderer } from '../../ssr/renderer.ts'
import type { InspectorBuild } from './inspector-build.ts'

const appScript = '<script type="module"'

/** A renderer whose pages carry the inspector's agent, before the app's script, so that it hears every chart start. */
export const watchedPages = (renderer: PageRenderer, { agent }: InspectorBuild): PageRenderer => ({
  ...renderer,
  render: async (request, nonce) => {
    const html = await renderer.render(request, nonce)
    return html.replace(appScript, `${appScript} src="${agent}" nonce="${nonce}"></script>${appScript}`)
  },
})
