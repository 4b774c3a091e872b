/**
 * Is this element one that a person writes or chooses in? What stands there is theirs: texts that
 * can be edited, fields made of other tags, and editors that draw what is written as plain elements
 * beside a hidden field, which are known by the classes of their makers.
 */
import type { Dom } from './dom.ts';
import { FIELD_ROLES } from './tags.ts';

export function isWrittenIn(dom: Dom, element: Element): boolean {
  if (wordsOf(dom, element, 'class').some((name) => EDITORS.has(name))) return true;
  if (dom.hasAttribute(element, 'contenteditable')) {
    return !/^\s*false\s*$/i.test(dom.attribute(element, 'contenteditable'));
  }
  return wordsOf(dom, element, 'role').some((role) => FIELD_ROLES.has(role));
}

/** Characters of such an attribute that are read; pages may write as many as they like. */
const LONGEST_READ = 2000;

function wordsOf(dom: Dom, element: Element, attribute: string): string[] {
  const text = dom.attribute(element, attribute);
  return text === '' ? [] : text.slice(0, LONGEST_READ).toLowerCase().split(/\s+/);
}

/** In small letters, as pages in quirks mode compare them. */
const EDITORS = new Set(
  `codemirror cm-editor monaco-editor ace_editor ql-editor prosemirror tiptap tox-edit-area
  mce-content-body ck-editor__editable cke_editable cke_contents drafteditor-root
  public-drafteditor-content fr-element note-editable jodit-wysiwyg
  easymdecontainer toastui-editor sun-editor-editable codex-editor mq-editable-field
  redactor-editor redactor-in squire`.split(/\s+/),
);
