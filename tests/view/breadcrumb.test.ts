import { describe, expect, it } from 'vitest';
import { directoryBelowHost, insideFrom, stepsOf } from '../../lib/view/breadcrumb.ts';

const texts = (url: string) => stepsOf(url).map((step) => step.text);

describe('the steps of an address', () => {
  it('go from the host over the directories to the file, with its query', () => {
    expect(texts('https://museum.example:8080/rooms/sea%20side/whales?page=2/3')).toEqual([
      'museum.example',
      'rooms',
      'sea side',
      'whales?page=2/3',
    ]);
  });

  it('end with the directory where there is no file', () => {
    expect(texts('http://museum.example/')).toEqual(['museum.example']);
    expect(texts('http://museum.example/rooms/')).toEqual(['museum.example', 'rooms']);
  });

  it('keep an escape that stands for nothing as it is', () => {
    expect(texts('http://museum.example/%E0%A4/')).toEqual(['museum.example', '%E0%A4']);
  });

  it('keep an escape that would turn the text around or not be seen', () => {
    expect(texts('http://museum.example/%E2%80%AEgpj.exe/%C3%A9t%C3%A9%00%E2%81%A6/')).toEqual([
      'museum.example',
      '%E2%80%AEgpj.exe',
      'été%00%E2%81%A6',
    ]);
  });

  it('keep all of an address that is deeper than directories are counted', () => {
    const url = 'http://museum.example/1/2/3/4/5/6/7/8/9/x';

    expect(texts(url).join('/')).toBe('museum.example/1/2/3/4/5/6/7/8/9/x');
  });
});

describe('the directory of a page', () => {
  it.each([
    ['http://museum.example/rooms/whales?in=a/b', 'http://museum.example/rooms/'],
    ['http://museum.example/rooms/', 'http://museum.example/rooms/'],
    ['http://museum.example/whales', null],
    ['http://museum.example/', null],
  ])('of %s is %s', (url, directory) => {
    expect(directoryBelowHost(url)).toBe(directory);
  });
});

describe('the part inside the site', () => {
  const steps = stepsOf('http://host.example/choir/songs/one');

  it('begins with the first directory whose known addresses are all in', () => {
    expect(insideFrom(steps, [11, 11, 4], [300, 11, 4], true)).toBe(1);
  });

  it('forgives a few stray addresses among many', () => {
    expect(insideFrom(steps, [92, 11, 4], [100, 11, 4], true)).toBe(0);
    expect(insideFrom(steps, [8, 5, 4], [10, 6, 4], true)).toBe(2);
  });

  it('is the page alone where no directory is the site’s', () => {
    expect(insideFrom(steps, [2, 1, 1], [300, 11, 4], true)).toBe(3);
  });

  it('is nothing when the page is out', () => {
    expect(insideFrom(steps, [11, 11, 4], [11, 11, 4], false)).toBe(4);
  });
});
