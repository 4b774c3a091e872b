import { escapeHtml } from './prose.ts';

/** The outer shell all pages share, as every real page does; all else is the site's own. */
export function htmlDocument(parts: {
  title: string;
  head: string;
  body: string;
  lang?: string;
}): string {
  const { title, head, body, lang = 'en' } = parts;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
}
