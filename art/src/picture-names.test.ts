import { describe, expect, it } from 'vitest';
import { missingPictures } from './missing-pictures.ts';

describe('the pictures', () => {
  it('are all there', () => {
    expect(missingPictures()).toEqual([]);
  });
});
