import '@aangiftewijs/ui/theme'
import { createRoot } from 'react-dom/client'
import { Inspector } from './viewer/Inspector.tsx'
import { LanguageProvider } from './words.tsx'

/** Draws the inspector into the page the host sent; a build of its own, so that no page of the product holds it. */
const root = document.getElementById('inspector')
if (root !== null) {
  const { language } = root.dataset
  createRoot(root).render(
    <LanguageProvider value={language === 'nl' ? 'nl' : 'en'}>
      <Inspector />
    </LanguageProvider>,
  )
}
